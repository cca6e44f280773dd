import Foundation

struct FormState: Equatable {
    var email = ""
    var password = ""

    var problem: String? {
        if email.isEmpty && password.isEmpty { return nil }
        if !email.contains("@") { return "This is no address." }
        return password.count < minimum ? "\(minimum) letters at least." : nil
    }
}

private let minimum = 8
