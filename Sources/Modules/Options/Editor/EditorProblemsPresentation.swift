import Almanac
import HTML
import Layout
import Support

/// Words the problems with the form: each at its field, and all of them in a summary above the form.
struct EditorProblems {
    var name: String?
    var country: String?
    var look: String?
    /// Nil if there are no problems.
    let summary: ErrorSummary?

    init(_ problems: [EditorFailure.Problem]) {
        var fields: [FieldProblem] = []
        for problem in problems {
            let text = Self.text(problem)
            switch problem {
            case .nameTooLong, .nameUnprintable:
                name = text
                fields.append(FieldProblem(text: text, link: .fragment("name")))
            case .unknownCountry:
                country = text
                fields.append(FieldProblem(text: text, link: .fragment("choose-country")))
            case .unknownLook:
                look = text
                fields.append(FieldProblem(text: text, link: .fragment(Self.id(of: .system))))
            }
        }
        summary = fields.isEmpty ? nil : ErrorSummary(title: "Your options are not saved yet", problems: fields)
    }

    static func id(of look: Look) -> String { "look-\(look.rawValue)" }

    private static func text(_ problem: EditorFailure.Problem) -> String {
        switch problem {
        case .nameTooLong(let limit):
            "This name is too long for us to keep. Please use at most \(limit) characters."
        case .nameUnprintable:
            "This name holds a character that cannot be shown, such as a line break. Please type it anew."
        case .unknownCountry(let text):
            "We do not know the country “\(Phrases.isolated(text.shortened(to: 60)))”. Please choose one from the list, or save "
                + "without."
        case .unknownLook:
            "Please choose one of these looks."
        }
    }
}
