struct Field: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 60, height: 20)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UILabel.describe { config in
            config.builder = {
                let label = UILabel()
                label.tag = 42
                return label
            }
            config[\.text] = "built"
        }
    }
}

Field().centered()
// expect: Centered 0,0 300×160
// expect:   Field 120,70 60×20
// expect view: UILabel 120,70 60×20 isUserInteractionEnabled true, tag 42, text "built"
