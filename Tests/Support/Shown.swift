public import Layout
public import VIPER

// What a test expects of a step, an outcome or a record, in one expression. Anything else fails the test with what came
// in its place.

/// The error of a screen that did something else than a test expects.
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

    /// The sub-flow's answer.
    public var answered: Answer {
        get throws(UnexpectedStep) {
            guard case .answer(let answer) = self else { throw UnexpectedStep(self) }
            return answer
        }
    }
}

extension Outcome {
    /// The page, with any status.
    public var shown: Rendering {
        get throws(UnexpectedStep) {
            guard case .page(let rendering) = self else { throw UnexpectedStep(self) }
            return rendering
        }
    }

    /// Where the visitor is sent.
    public var destination: Link {
        get throws(UnexpectedStep) {
            guard case .redirect(let link) = self else { throw UnexpectedStep(self) }
            return link
        }
    }

    /// The sub-flow's answer.
    public var answered: Answer {
        get throws(UnexpectedStep) {
            guard case .answer(let answer) = self else { throw UnexpectedStep(self) }
            return answer
        }
    }
}

extension Rendering {
    /// The page as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
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
