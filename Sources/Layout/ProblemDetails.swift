public import Almanac
import Formats
public import VIPER

/// Why a program does not get what it asked for (RFC 9457), in the words of the page for people.
public struct ProblemDetails: Hashable, Sendable {
    /// The status code of HTTP, which the response has too.
    public let code: Int
    /// The reason phrase of HTTP: the type of the problem is "about:blank", whose title is that phrase.
    public let title: String
    /// What went wrong with this request, in words for whoever writes the program.
    public let detail: String

    public static let mediaType = "application/problem+json"

    public init(code: Int, title: String, detail: String) {
        self.code = code
        self.title = title
        self.detail = detail
    }

    public init(_ status: Status, _ detail: String) {
        self.init(code: status.code, title: status.phrase, detail: detail)
    }

    /// The bytes of the document.
    public func rendered() -> [UInt8] {
        JSONObject.document(capacity: 256) { json in
            json.member("type", "about:blank")
            json.member("title", title)
            json.member("status", code)
            json.member("detail", detail)
        }
    }
}

extension Outcome {
    /// The problem of a record that does not exist in a format. Addresses are parsed first, so nobody should see it.
    public static func unavailable(as format: Format) -> Outcome {
        let problem = ProblemDetails(.notFound, "There is no “\(format.rawValue)” of this.")
        return .page(
            Rendering(status: .notFound, mediaType: ProblemDetails.mediaType, bytes: problem.rendered()))
    }
}
