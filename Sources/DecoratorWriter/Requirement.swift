/// A requirement of a contract: a method, or a property with a getter.
enum Requirement {
    case property(name: String, type: String)
    case method(Method)

    struct Method {
        let name: String
        let parameters: [Parameter]
        let isAsync: Bool
        /// The `throws` clause, such as "throws(MenuFailure)"; nil if the method does not throw.
        let failure: String?
        /// Nil if it returns nothing.
        let answer: String?
    }

    struct Parameter {
        /// The label; "_" if the parameter has none, nil if it is the name.
        let label: String?
        let name: String
        let type: String
    }
}
