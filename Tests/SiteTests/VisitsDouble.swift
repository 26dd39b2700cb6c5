import Almanac
import HTTPTypes
import Logging
import Synchronization
import VIPER

@testable import Site

/// Pages as the test says, and how often they were made.
final class VisitsDouble: Visiting {
    private let make: @Sendable (Visit<Place>, Preferences, Int) async -> Outcome<Keeping>
    private let counter = Mutex(0)

    /// - Parameter make: told the visit, who makes it, and how many were made before.
    init(_ make: @escaping @Sendable (Visit<Place>, Preferences, Int) async -> Outcome<Keeping>) {
        self.make = make
    }

    /// Pages with a number: each is another one.
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

/// What a test changes while a site runs.
final class Moment: Sendable {
    private let values = Mutex((now: 1_790_000_000 / 900 * 900, revision: UInt64(0)))

    /// In seconds since 1970; a quarter hour at first.
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
    static func double(_ visits: VisitsDouble, _ configuration: Configuration) -> Site {
        Site(
            files: StaticFiles(), visits: visits, configuration: configuration,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }
}
