/// What a contract asks of a part: a method, or a property that can be read.
enum Requirement {
    case property(name: String, type: String)
    case method(Method)

    struct Method {
        let name: String
        let parameters: [Parameter]
        let isAsync: Bool
        /// What it throws: "throws(MenuFailure)"; nil if it does not fail.
        let failure: String?
        /// Nil if it returns nothing.
        let answer: String?
    }

    struct Parameter {
        /// "_" without one; nil if it is the name.
        let label: String?
        let name: String
        let type: String
    }
}
