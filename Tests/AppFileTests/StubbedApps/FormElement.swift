import BlueprintUI
import BlueprintUICommonControls

struct AddressForm: ProxyElement {
    let address: Address
    let validation: AddressValidation
    let update: (Address) -> Void

    var elementRepresentation: Element {
        Form {
            FormSection(header: "Address") {
                TextFieldRow(title: "Street", value: address.street, error: validation.error(for: .street)) { value in
                    update(address.with(\.street, value))
                }
                TextFieldRow(title: "City", value: address.city, error: validation.error(for: .city)) { value in
                    update(address.with(\.city, value))
                }
            }
            if validation.hasErrors {
                FormFooter(text: validation.summary, style: .error)
            }
        }
    }
}
