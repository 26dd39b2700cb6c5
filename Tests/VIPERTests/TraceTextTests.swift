import Testing

@testable import VIPER

@Suite("The text of a trace")
struct TraceTextTests {
    private static let trace = TraceRecord(
        part: "Routes", question: "run(.quotes)", answer: ".page(Rendering)", size: "11,204 bytes",
        time: .microseconds(4920),
        calls: [
            TraceRecord(
                part: "ListPresenter", question: "handle(.opened)", answer: ".show(ListPage)", size: "52 values",
                time: .microseconds(4100),
                calls: [
                    TraceRecord(
                        part: "QuoteService", question: "quotations()", answer: ".timedOut", isFailure: true,
                        size: "1 value", time: .seconds(2)),
                    TraceRecord(part: "ListRouter", question: "link(to: .today)", answer: "/quotes", time: .zero),
                ])
        ])

    @Test("A14 Each call is a line with its size and time, what it led to is below it, and its answer follows")
    func tree() {
        #expect(
            TraceText(Self.trace).description == """
                Routes.run(.quotes)                                                          11,204 bytes    4.92 ms
                │ ListPresenter.handle(.opened)                                                 52 values    4.10 ms
                │ │ QuoteService.quotations()                                                     1 value     2.00 s
                │ │ ✗ throws .timedOut
                │ │ ListRouter.link(to: .today)                                                                 0 µs
                │ │ → /quotes
                │ → .show(ListPage)
                → .page(Rendering)
                """)
    }

    @Test("A14 No line has more than 100 columns, however long its parts are, and however deep it is")
    func width() {
        let long = String(repeating: "long", count: 100)
        var trace = TraceRecord(part: long, question: "\(long)()", answer: long, size: "1 value", time: .seconds(1))
        for _ in 0..<60 {
            trace = TraceRecord(part: "A", question: "b()", answer: long, time: .seconds(90_000), calls: [trace])
        }
        let lines = TraceText(trace).description.split(separator: "\n")
        #expect(lines.count == 122)
        for line in lines { #expect(line.unicodeScalars.count <= TraceText.width, "\(line)") }
    }

    @Test("A14 Calls of one method in a row are added up from the fourth on; others are not")
    func alike() {
        func link(_ target: String) -> TraceRecord {
            TraceRecord(part: "R", question: "link(to: \(target))", answer: target, time: .microseconds(2))
        }
        func text(_ calls: [TraceRecord]) -> String {
            TraceText(TraceRecord(part: "P", question: "handle()", calls: calls)).description
        }
        let three = text([link("a"), link("b"), link("c")])
        #expect(three.contains("link(to: b)") && three.contains("link(to: c)") && !three.contains("more"))
        let four = text([link("a"), link("b"), link("c"), link("d")])
        #expect(four.contains("link(to: a)") && !four.contains("link(to: b)"))
        #expect(four.contains(#/R\.link\(…\) × 3 more +6 µs/#))
        let other = TraceRecord(part: "S", question: "link(to: x)", time: .zero)
        let mixed = text([link("a"), link("b"), other, link("c"), link("d")])
        #expect(!mixed.contains("more"))
    }

    @Test("A14 A call that had not ended, and calls that were not recorded, say so")
    func unended() {
        let text = TraceText(TraceRecord(part: "P", question: "handle()", uncounted: 1234)).description
        #expect(text.contains("not ended") && text.contains("│ … 1,234 more calls") && !text.contains("→"))
    }

    @Test(
        "A14 Times have the unit in which they are read",
        arguments: [
            (Duration.nanoseconds(900), "0 µs"), (.microseconds(999), "999 µs"), (.microseconds(1000), "1.00 ms"),
            (.microseconds(12_345), "12.34 ms"), (.milliseconds(999), "999.00 ms"), (.seconds(1), "1.00 s"),
            (.milliseconds(2050), "2.05 s"), (.seconds(3600), "3,600.00 s"),
        ])
    func times(time: Duration, text: String) {
        #expect(TraceText.time(time) == text)
    }

    @Test("A14 Numbers are grouped", arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")])
    func groups(number: Int, text: String) {
        #expect(TraceText.grouped(number) == text)
    }
}
