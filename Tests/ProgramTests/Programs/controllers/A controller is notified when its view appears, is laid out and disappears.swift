class Listener: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("will appear", animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("did appear", animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("will disappear", animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("did disappear", animated)
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        print("will lay out in", view.bounds.width)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        content.frame = view.bounds.insetBy(dx: 10, dy: 0)
        print("did lay out", content.frame.width)
    }

    private lazy var content: UIView = {
        let content = UIView()
        view.addSubview(content)
        return content
    }()
}

let listener = Listener()
listener.beginAppearanceTransition(true, animated: true)
listener.endAppearanceTransition()
// expect: will appear true
// expect: did appear true
listener.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
listener.view.layoutIfNeeded()
// expect: will lay out in 100.0
// expect: did lay out 80.0
listener.beginAppearanceTransition(false, animated: false)
listener.endAppearanceTransition()
listener.endAppearanceTransition()
// expect: will disappear false
// expect: did disappear false
