import Formats
import TestSupport
import Testing

@testable import Layout

@Suite("Record modules")
struct RecordModuleTests {
    /// Writes which format it has.
    private struct NumberView: RecordView {
        let format: Format

        func event(from visit: Visit<Int>) -> Int { visit.place }
        func bytes(of record: Int) -> [UInt8] { Array("\(record) \(format)".utf8) }
        func headers(of _: Int) -> RepresentationHeaders { RepresentationHeaders() }

        typealias Record = Int
    }

    private struct NumberPresenter: Presenter {
        func handle(_ event: Int) async -> Step<Recorded<Int>, Never, Never> { .show(.record(event + 1)) }
    }

    private let module = RecordModule(NumberPresenter())
    private let json = NumberView(format: .json)
    private let csv = NumberView(format: .csv)
    private let xml = NumberView(format: .xml)

    private func text(_ outcome: Outcome<Never>) -> String {
        guard case .page(let page) = outcome else { return "no page" }
        return page.status == .ok ? page.text : "\(page.status.code)"
    }

    @Test("The format of the address chooses the View, and a format without one is not found")
    func formats() async {
        var found: [String] = []
        for format in [Format.json, .csv, .xml, .ics] {
            found.append(text(await module.run(Visit(1), as: format, in: json)))
            found.append(text(await module.run(Visit(2), as: format, in: json, csv)))
            found.append(text(await module.run(Visit(3), as: format, in: json, csv, xml)))
        }
        #expect(
            found == [
                "2 json", "3 json", "4 json", "404", "3 csv", "4 csv", "404", "404", "4 xml", "404", "404", "404",
            ])
    }
}
