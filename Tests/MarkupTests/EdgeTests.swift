import Testing

@testable import Markup

@Suite("Edges of XPath, languages and messages")
struct EdgeTests {
    @Test("With no steps left nothing is evaluated: for libxml2, 0 means no limit")
    func steps() throws {
        #expect(StepBudget(0).next == nil && StepBudget(-1).next == nil && StepBudget(1).next == 1)
        let budget = StepBudget(10)
        budget.spend(9)
        #expect(budget.next == 1)
        budget.spend(1)
        #expect(budget.next == nil)
        budget.spend(5)
        #expect(budget.next == nil)
        for difference in [-1, 0, 1] {
            let next = StepBudget(XPath.stepLimit + difference).next
            #expect(next == UInt(XPath.stepLimit + min(difference, 0)))
        }
        let document = try Document(xml: "<a><b/></a>", limits: limits { $0.steps = 0 })
        do {
            _ = try document.root.number(XPath("count(//b)"))
            Issue.record("it was evaluated")
        } catch {
            #expect(error.reason == .expression)
        }
    }

    @Test("In XML only xml:lang gives the language; in HTML lang does too")
    func languages() throws {
        let plain = try Document(xml: "<a lang='de'/>")
        #expect(plain.root.language == nil)
        let both = try Document(xml: "<a lang='de' xml:lang='fr'/>")
        #expect(both.root.language == "fr")
        let page = try Document(html: "<html lang=de><p>x")
        #expect(page.root.language == "de")
    }

    @Test("A message is cut at 400 bytes", arguments: [(-1, 399), (0, 400), (1, 400)])
    func messages(difference: Int, length: Int) throws {
        func message(_ name: String) throws -> Int {
            let error = try #require(refusal(xml: "<\(name)></bbb>"))
            return try #require(error.problems.first).message.utf8.count
        }
        let words = try message("a") - 1
        let name = "a".times(Problem.maximumLength - words + difference)
        #expect(try message(name) == length)
    }
}
