struct Report {
    lazy var text: String = {
        print("written")
        return "done"
    }()
}

var report = Report()
print("not yet")
print(report.text)
print(report.text)
// expect: not yet
// expect: written
// expect: done
// expect: done
