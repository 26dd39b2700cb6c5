import AlmanacValues
import Layout
import Support

/// Words the problems with the form: each at its field, and all of them in a summary above the form.
struct OptionsEditorProblems {
    var name: String?
    var country: String?
    var region: String?
    var look: String?
    /// Nil if there are no problems.
    let summary: ErrorSummary?

    init(_ problems: [OptionsEditorFailure.Problem]) {
        var fields: [FieldProblem] = []
        for problem in problems {
            let text = Self.text(problem)
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
        summary = fields.isEmpty ? nil : ErrorSummary(title: "Your options are not saved yet", problems: fields)
    }

    private static func text(_ problem: OptionsEditorFailure.Problem) -> String {
        switch problem {
        case .nameTooLong(let limit):
            "Name must be \(limit) characters or fewer"
        case .nameUnprintable:
            "Name must not contain characters that we cannot show, such as line breaks. Type it again."
        case .unknownCountry(let text):
            "No country has the code “\(Phrases.isolated(text.shortened(to: 60)))”. Choose a country from the list, or "
                + "save without one."
        case .unknownRegion(let text):
            "Your country has no region with the code “\(Phrases.isolated(text.shortened(to: 60)))”. Choose one from the "
                + "list, or the whole country."
        case .unknownLook:
            "Select a look"
        }
    }
}
