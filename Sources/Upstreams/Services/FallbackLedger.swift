public import AlmanacValues
import Synchronization

/// Records which answers come from the site's own documents, because their source has never supplied any.
public final class FallbackLedger: Sendable {
    /// The kinds of data that can have an upstream, as named in metrics and log lines.
    public enum Part: String, CaseIterable, Sendable {
        case countries, holidays, quotes, sides
    }

    /// A change that an operator should know of. `name` says what is asked of the source: "holidays FR".
    public enum Event: Sendable {
        /// The source failed without ever having supplied this, and the site's own documents are used instead.
        case began(name: String, ServiceFailure)
        /// The source supplies it now.
        case ended(name: String)
    }

    private struct State {
        var answers: [Part: Int] = [:]
        /// The names for which the last answer was made of the site's own documents.
        var names: Set<String> = []
    }

    private let state = Mutex(State())
    private let report: @Sendable (Event) -> Void

    /// - Parameter report: called with each event, on any thread. An outage is reported once for each name, however
    ///   many answers it concerns.
    public init(report: @escaping @Sendable (Event) -> Void) {
        self.report = report
    }

    /// The number of answers made of the site's own documents since the start, by what they are about.
    public var answers: [Part: Int] { state.withLock(\.answers) }

    /// The number of names for which the site's own documents stand in now.
    public var count: Int { state.withLock(\.names.count) }

    func fellBack(_ part: Part, _ name: String, _ failure: ServiceFailure) {
        let isNew = state.withLock { state in
            state.answers[part, default: 0] += 1
            return state.names.insert(name).inserted
        }
        if isNew { report(.began(name: name, failure)) }
    }

    func supplied(_ name: String) {
        if state.withLock({ $0.names.remove(name) }) != nil { report(.ended(name: name)) }
    }
}

extension FallbackLedger.Event: CustomStringConvertible {
    public var description: String {
        switch self {
        case .began(let name, let failure):
            "\(name): \(Self.reason(failure)), and nothing of it is cached: the site's own documents are used"
        case .ended(let name): "\(name): the source supplies it now"
        }
    }

    private static func reason(_ failure: ServiceFailure) -> String {
        switch failure {
        case .unavailable: "the source cannot be reached"
        case .timedOut: "the source did not answer in time"
        case .invalid: "the source sent an invalid document"
        case .missing: "the source does not have it"
        }
    }
}
