public import Layout
public import VIPER

/// The error of a Presenter that did something else than a test expects.
public struct UnexpectedStep: Error, CustomStringConvertible {
    public let description: String

    init(_ step: some Any) {
        description = "unexpected: \(step)"
    }
}

extension Step {
    /// The page that it shows, with any status.
    public var shown: (page: Page, status: Status) {
        get throws(UnexpectedStep) {
            guard case .show(let page, let status) = self else { throw UnexpectedStep(self) }
            return (page, status)
        }
    }

    /// The page that it shows with the status `ok`.
    public var page: Page {
        get throws(UnexpectedStep) {
            guard case .show(let page, .ok) = self else { throw UnexpectedStep(self) }
            return page
        }
    }

    /// Where it sends the visitor.
    public var destination: Navigation {
        get throws(UnexpectedStep) {
            guard case .go(let navigation) = self else { throw UnexpectedStep(self) }
            return navigation
        }
    }
}

extension Recorded {
    /// The record, unless it is a problem.
    public var found: Record {
        get throws(UnexpectedStep) {
            guard case .record(let record) = self else { throw UnexpectedStep(self) }
            return record
        }
    }

    /// What kept the record from being found.
    public var trouble: ProblemDetails {
        get throws(UnexpectedStep) {
            guard case .problem(let problem) = self else { throw UnexpectedStep(self) }
            return problem
        }
    }
}
