import HTTPMessages
import HTTPTypes
import Places

/// Whom an address is for. Programs get problems as JSON, and any page's script may read what they get (CORS).
enum Audience: Sendable {
    case people, programs

    init(_ place: Place) {
        switch place {
        case .record, .interface, .documents, .developers(.description): self = .programs
        default: self = .people
        }
    }

    /// Works for addresses of unknown places too.
    init(_ address: Address) { self = address.isForPrograms ? .programs : .people }

    /// For responses that no module makes: programs have addresses of their own, or prefer JSON to pages. Known even if the
    /// target cannot be decoded.
    init(_ request: Request) {
        let target = request.target.description
        let isForProgram =
            (try? Address(target: target))?.isForPrograms ?? Address.isForPrograms(target: target)
        self = isForProgram || AcceptedTypes(request.accept).prefersJSON ? .programs : .people
    }

    /// The fields of every response to this audience.
    ///
    /// What programs get is the same for everybody, so any origin may read it; without credentials, which `*` excludes
    /// (Fetch, section 3.3). Nil if there are none.
    var fields: HTTPFields? {
        switch self {
        case .people: nil
        case .programs: Self.shared
        }
    }

    /// The further fields of a response to OPTIONS. Browsers ask it before a script sends a field such as
    /// `If-None-Match`.
    var preflightFields: HTTPFields? {
        switch self {
        case .people: nil
        case .programs: Self.preflight
        }
    }

    private static let shared: HTTPFields = [
        .accessControlAllowOrigin: "*", .accessControlExposeHeaders: "Content-Disposition, ETag, Link, Retry-After",
    ]

    private static let preflight: HTTPFields = [
        .accessControlAllowMethods: "GET, HEAD", .accessControlAllowHeaders: "*",
        .accessControlMaxAge: "86400",
    ]
}
