func stop(_ text: String) -> Never {
    let shown = "stopped: \(text)"
    print(shown)
}
// expect error: global function with uninhabited return type 'Never' is missing call to another never-returning function on all paths
