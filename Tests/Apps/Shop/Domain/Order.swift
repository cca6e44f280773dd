/// Something that was bought.
struct Order: Identifiable {
    enum Status: Equatable {
        case placed
        case packed(boxes: Int)
        case shipped(carrier: String, code: String)
        case delivered(day: String)
        case cancelled(reason: String?)

        /// The steps of an order that is not cancelled.
        static let steps = ["Placed", "Packed", "Shipped", "Delivered"]

        /// The index of the step that is reached; nil if the order is cancelled.
        var step: Int? {
            switch self {
            case .placed: return 0
            case .packed: return 1
            case .shipped: return 2
            case .delivered: return 3
            case .cancelled: return nil
            }
        }

        var title: String {
            switch self {
            case .placed: return "We have your order"
            case .packed(1): return "Packed in one box"
            case .packed(let boxes): return "Packed in \(boxes) boxes"
            case .shipped(let carrier, _): return "On its way with \(carrier)"
            case .delivered(let day): return "Delivered on \(day)"
            case .cancelled(let reason?): return "Cancelled: \(reason)"
            case .cancelled(nil): return "Cancelled"
            }
        }
    }

    let id: Int
    var day: String
    var lines: [CartLine]
    var status = Status.placed

    var total: Money { lines.map(\.total).total }
}

/// An address for a delivery.
struct Address: Equatable {
    var name = ""
    var street = ""
    var postcode = ""
    var town = ""
    var country = Country.germany

    enum Country: String, CaseIterable {
        case germany = "Germany"
        case austria = "Austria"
        case switzerland = "Switzerland"

        var postcodeLength: Int { self == .germany ? 5 : 4 }
    }

    enum Field: Hashable, CaseIterable {
        case name, street, postcode, town
    }

    /// The value of a field.
    subscript(field: Field) -> String {
        switch field {
        case .name: return name
        case .street: return street
        case .postcode: return postcode
        case .town: return town
        }
    }

    /// The fields that are wrong, each with the reason.
    var problems: [Field: String] {
        var problems: [Field: String] = [:]
        for field in Field.allCases where self[field].isEmpty {
            problems[field] = "Required"
        }
        let isNumber = postcode.allSatisfy(\.isNumber)
        if !postcode.isEmpty, !isNumber || postcode.count != country.postcodeLength {
            problems[.postcode] = "\(country.rawValue) has postcodes of \(country.postcodeLength) digits"
        }
        return problems
    }
}
