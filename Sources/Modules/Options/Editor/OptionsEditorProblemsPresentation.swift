import AlmanacValues
import Layout
import Support

/// The problems with the form: each at its field, and all of them in a summary above the form.
struct OptionsEditorProblems {
    var name: String?
    var country: String?
    var region: String?
    var look: String?
    /// Nil if there are no problems.
    let summary: ErrorSummary?

    init(_ problems: [OptionsEditorFailure.Problem], _ words: OptionsWords) {
        var fields: [FieldProblem] = []
        for problem in problems {
            let text = Self.text(problem, words)
            switch problem {
            case .nameTooLong, .nameUnprintable:
                name = text
                fields.append(FieldProblem(text: text, field: .name))
            case .unknownCountry:
                country = text
                fields.append(FieldProblem(text: text, field: .country))
            case .unknownRegion:
                region = text
                fields.append(FieldProblem(text: text, field: .region))
            case .unknownLook:
                look = text
                fields.append(FieldProblem(text: text, field: .look))
            }
        }
        summary = fields.isEmpty ? nil : ErrorSummary(title: words.notSavedYet, problems: fields)
    }

    private static func text(_ problem: OptionsEditorFailure.Problem, _ words: OptionsWords) -> String {
        switch problem {
        case .nameTooLong(let limit): words.nameTooLong(limit)
        case .nameUnprintable: words.nameUnprintable
        case .unknownCountry(let code): words.unknownCountry(shortened(code))
        case .unknownRegion(let code): words.unknownRegion(shortened(code))
        case .unknownLook: words.unknownLook
        }
    }

    /// A page does not repeat all of what somebody sends in place of a code.
    private static func shortened(_ code: ForeignText) -> ForeignText { ForeignText(code.text.shortened(to: 60)) }
}
