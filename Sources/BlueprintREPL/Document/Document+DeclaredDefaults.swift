import SwiftParser
import SwiftSyntax

extension Document {
    /// Returns the default value of a parameter of a declared function, as it is written; nil if there is none.
    func defaultValue(of parameter: String, in function: String) -> String? {
        for declaration in outline.declarations where declaration.name == function && declaration.keyword == "func" {
            let tree = Parser.parse(source: text(declaration.range))
            guard case .decl(let item)? = tree.statements.first?.item, let node = item.as(FunctionDeclSyntax.self)
            else {
                continue
            }
            let found = node.signature.parameterClause.parameters.first {
                $0.firstName.text == parameter || $0.firstName.text == "_" && $0.secondName?.text == parameter
            }
            if let value = found?.defaultValue?.value { return value.trimmedDescription }
        }
        return nil
    }
}
