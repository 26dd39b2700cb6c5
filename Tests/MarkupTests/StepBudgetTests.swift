import Testing

@testable import Markup

@Suite("Remaining XPath steps")
struct StepBudgetTests {
    @Test("No steps are left at zero and below: for libxml2, zero means no limit")
    func none() {
        for steps in [0, -1, Int.min] { #expect(StepBudget(steps).next == nil) }
        let budget = StepBudget(3)
        budget.spend(2)
        #expect(budget.next == 1)
        budget.spend(1)
        #expect(budget.next == nil)
        budget.spend(1)
        #expect(budget.next == nil)
        budget.spend(UInt.max)
        #expect(budget.next == nil)
    }

    @Test("One evaluation may use the remaining steps, up to the limit of one evaluation")
    func limit() {
        #expect(StepBudget(1).next == 1)
        #expect(StepBudget(XPath.stepLimit - 1).next == UInt(XPath.stepLimit - 1))
        #expect(StepBudget(XPath.stepLimit).next == UInt(XPath.stepLimit))
        #expect(StepBudget(XPath.stepLimit + 1).next == UInt(XPath.stepLimit))
    }

    @Test("A document without remaining steps rejects every evaluation")
    func document() throws {
        let document = try Document(xml: "<a><b/></a>", limits: limits { $0.steps = 0 })
        let error = #expect(throws: MarkupError.self) { try document.root.strings(XPath("//b")) }
        #expect(error?.reason == .expression && "\(error.map { "\($0)" } ?? "")".contains("too many steps"))
    }
}
