import HTTPTypes
import Logging
import Synchronization
import TestSupport

@testable import Site

/// A test double that makes the test's pages and counts them.
final class VisitsDouble: Visiting {
    private let make: @Sendable (Visit<Place>, Preferences, Int) async -> Outcome<Keeping>
    private let counter = Mutex(0)

    /// - Parameter make: makes a page from the visit, the visitor's preferences, and the number of pages made before.
    init(_ make: @escaping @Sendable (Visit<Place>, Preferences, Int) async -> Outcome<Keeping>) {
        self.make = make
    }

    /// Makes pages that contain their number, so that each is different.
    convenience init(length: Int = 0) {
        self.init { _, _, number in .page(.text("\(number)" + String(repeating: " page", count: length / 5))) }
    }

    var count: Int { counter.withLock { $0 } }

    func run(_ visit: Visit<Place>, by visitor: Visitor) async throws -> Outcome<Keeping> {
        let number = counter.withLock { count in
            count += 1
            return count - 1
        }
        return await make(visit, visitor.preferences, number)
    }
}

extension Opening {
    /// The beginning "<main>loading" of a page that `Rendering.marked` completes.
    static func sample(mediaType: String = MediaType.html) -> Opening? {
        Opening(.marked("", loading: "loading", mediaType: mediaType))
    }
}

extension Rendering {
    /// A page with marks, as a compiled template writes it.
    static func marked(
        _ text: String, loading: StaticString? = nil, status: Status = .ok, mediaType: String = MediaType.html
    ) -> Rendering {
        var writer = HTMLWriter()
        writer.literal("<main>")
        writer.mark(.contentStart)
        if let loading {
            writer.mark(.loadingStart)
            writer.literal(loading)
            writer.mark(.loadingEnd)
        }
        writer.text(text)
        writer.mark(.contentEnd)
        writer.literal("</main>")
        return Rendering(status: status, mediaType: mediaType, bytes: writer.bytes, marks: writer.marks)
    }
}

/// The time and the documents' revision, which a test changes while a site runs.
final class Moment: Sendable {
    private let values = Mutex((now: 1_790_000_000 / 900 * 900, revision: UInt64(0)))

    /// The time in seconds since 1970. Initially the start of a quarter of an hour.
    var now: Int {
        get { values.withLock { $0.now } }
        set { values.withLock { $0.now = newValue } }
    }

    var revision: UInt64 {
        get { values.withLock { $0.revision } }
        set { values.withLock { $0.revision = newValue } }
    }

    func configuration(_ change: (inout Site.Configuration) -> Void = { _ in }) -> Site.Configuration {
        var configuration = Site.Configuration()
        configuration.now = { self.now }
        configuration.revision = { self.revision }
        change(&configuration)
        return configuration
    }
}

extension Rendering {
    static func text(_ text: String, status: Status = .ok, mediaType: String = MediaType.html) -> Rendering {
        Rendering(status: status, mediaType: mediaType, bytes: Array(text.utf8))
    }
}

extension Site {
    /// A site that logs nothing, with a double for all visits.
    static func double(
        _ visits: any Visiting, _ configuration: Configuration = Moment().configuration(),
        patience: Duration = .seconds(60)
    ) -> Site {
        Site(files: StaticFiles(), visits: visits, configuration: configuration, patience: patience, logger: silence)
    }

    /// A site with these services that logs nothing, and sends every page whole, however busy the machine is.
    static func serving(_ services: Services, _ configuration: Configuration = Moment().configuration()) -> Site {
        Site(services: services, configuration: configuration, patience: .seconds(600), logger: silence)
    }

    private static var silence: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }
}
