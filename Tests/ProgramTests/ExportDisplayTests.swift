import Export
import Testing

@testable import almanac

@Suite("The progress of an export")
struct ExportDisplayTests {
    private func progress(_ share: Double, pages: Int = 1200, seconds: Int = 10) -> ExportProgress {
        var counts = ExportCounts()
        counts.pages = pages
        return ExportProgress(counts: counts, share: share, elapsed: .seconds(seconds))
    }

    @Test(
        "V3 The words have the share, the rate and the time left",
        arguments: [
            (0.25, 10, "25 %, 1200 pages, 120 pages/s, 0:30 left"),
            (1, 10, "100 %, 1200 pages, 120 pages/s, 0:00 left"),
            (0.1, 60, "10 %, 1200 pages, 20 pages/s, 9:00 left"), (0, 10, "0 %, 1200 pages, 120 pages/s, 0:00 left"),
        ])
    func words(share: Double, seconds: Int, words: String) {
        #expect(ExportDisplay.words(progress(share, seconds: seconds)) == words)
    }

    @Test("V3 The bar fits into a terminal of any width", arguments: [1, 20, 50, 60, 80, 200])
    func width(columns: Int) {
        for share in [0, 0.5, 1] {
            let bar = ExportDisplay.bar(progress(share), columns: columns)
            #expect(bar.utf8.count < columns)
            let done = bar.utf8.count { $0 == UInt8(ascii: "#") }
            let left = bar.utf8.count { $0 == UInt8(ascii: ".") }
            #expect(done + left == 0 || abs(Double(done) / Double(done + left) - share) < 0.05, "\(bar)")
        }
    }

    @Test("V3 The end says what was written, and what was not")
    func summary() {
        var counts = ExportCounts()
        (counts.pages, counts.written, counts.removed, counts.redirects) = (100, 30, 2, 5)
        counts.bytes = 3_000_000
        let text = ExportDisplay.summary(of: counts, in: .seconds(4), folder: "site")
        #expect(text.contains("100 pages and files, 5 redirects, 3 MB"))
        #expect(text.contains("in 0:04 (25 pages/s): 30 written, 70 unchanged, 2 removed"))
    }
}
