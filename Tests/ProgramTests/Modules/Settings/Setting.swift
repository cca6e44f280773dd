import BlueprintUI

struct Setting: Equatable {
    enum Kind: Equatable {
        case toggle(Bool)
        case choice(String, of: [String])
        case link
    }

    let title: String
    var kind: Kind
}

extension Setting {
    var value: String? {
        switch kind {
        case .toggle(let isOn): isOn ? "on" : "off"
        case .choice(let name, let names): "\(name), \((names.firstIndex(of: name) ?? 0) + 1) of \(names.count)"
        case .link: nil
        }
    }
}
