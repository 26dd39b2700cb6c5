internal import CLibXML2
import Synchronization

/// The XPath steps left for all evaluations in a document.
///
/// A limit for each evaluation is not enough: each of many nested elements can be searched whole, and searching 240 of
/// them for ten things took 15 s.
final class StepBudget: Sendable {
    /// The maximum number of steps in one evaluation.
    static let most = 500_000

    private let rest: Atomic<Int>

    init(_ steps: Int) {
        rest = Atomic(max(0, steps))
    }

    /// The number of steps that the next evaluation may take; nil if none are left. Evaluations that run at the same
    /// time may together take more than are left.
    var next: UInt? {
        let rest = rest.load(ordering: .relaxed)
        return rest > 0 ? UInt(min(rest, Self.most)) : nil
    }

    func spend(_ steps: UInt) {
        rest.subtract(Int(clamping: steps), ordering: .relaxed)
    }
}

extension StepBudget {
    /// Returns the budget of a node's document. The document keeps it alive; see ``Document``.
    static func of(_ node: xmlNodePtr) -> StepBudget? {
        let budget = node.pointee.doc?.pointee._private
        return budget.map { Unmanaged<StepBudget>.fromOpaque($0).takeUnretainedValue() }
    }
}
