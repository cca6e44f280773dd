func make() {
    extension Int {}  // expect error: declaration is only valid at file scope
}
