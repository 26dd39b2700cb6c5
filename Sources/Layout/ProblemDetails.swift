public import AlmanacValues
import Formats
public import VIPER

/// Why a program does not get what it asked for (RFC 9457), in the words of the page for people.
public struct ProblemDetails: Hashable, Sendable {
    /// The status code of HTTP, which the response has too.
    public let code: Int
    /// The reason phrase of HTTP: the type of the problem is "about:blank", whose title is that phrase.
    public let title: String
    /// What went wrong with this request, in words for the author of the program.
    public let detail: String
    /// The parameters whose values are wrong, each with the reason.
    public let faults: [Fault]

    /// A parameter of the request whose value is wrong.
    public struct Fault: Hashable, Sendable {
        public let name: String
        public let reason: String

        public init(_ name: String, _ reason: String) {
            self.name = name
            self.reason = reason
        }
    }

    public static let mediaType = "application/problem+json"

    public init(code: Int, title: String, detail: String, faults: [Fault] = []) {
        self.code = code
        self.title = title
        self.detail = detail
        self.faults = faults
    }

    public init(_ status: Status, _ detail: String, faults: [Fault] = []) {
        self.init(code: status.code, title: status.phrase, detail: detail, faults: faults)
    }

    /// The bytes of the document.
    public func rendered() -> [UInt8] {
        JSONObject.document(capacity: 256) { json in
            json.member("type", "about:blank")
            json.member("title", title)
            json.member("status", code)
            json.member("detail", detail)
            guard !faults.isEmpty else { return }
            // An extension, in the form of ASP.NET, which clients of the interfaces may read.
            json.object("errors") { errors in
                for fault in faults { errors.array(named: fault.name, [fault.reason]) }
            }
        }
    }
}

extension Outcome {
    /// The problem of a record that does not exist in a format. Addresses are parsed first, so nobody should see it.
    public static func unavailable(as format: Format) -> Outcome {
        .problem(.notFound, LayoutWords().unavailable(as: format))
    }

    /// A problem that is known before any module is asked.
    public static func problem(_ status: Status, _ detail: String) -> Outcome {
        .page(
            Rendering(
                status: status, mediaType: ProblemDetails.mediaType,
                bytes: ProblemDetails(status, detail).rendered()))
    }
}
