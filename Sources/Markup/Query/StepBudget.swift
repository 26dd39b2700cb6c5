internal import CLibXML2
import Synchronization

/// How many steps all evaluations of a document's expressions may take together.
///
/// A limit for each evaluation is not enough: of elements within one another each may be searched whole, and searching
/// 240 of them for ten things has taken 15 s.
final class StepBudget: Sendable {
    private let rest: Atomic<Int>

    init(_ steps: Int) {
        rest = Atomic(max(0, steps))
    }

    /// How many steps the next evaluation may take; nil when there are none left. Evaluations at the same time may
    /// together take a little more than is left.
    var next: UInt? {
        let rest = rest.load(ordering: .relaxed)
        return rest > 0 ? UInt(min(rest, XPath.stepLimit)) : nil
    }

    func spend(_ steps: UInt) {
        rest.subtract(Int(clamping: steps), ordering: .relaxed)
    }
}

extension StepBudget {
    /// That of the document that a node is of, which keeps it for as long as it lives; see ``Document``.
    static func of(_ node: xmlNodePtr) -> StepBudget? {
        let budget = node.pointee.doc?.pointee._private
        return budget.map { Unmanaged<StepBudget>.fromOpaque($0).takeUnretainedValue() }
    }
}
