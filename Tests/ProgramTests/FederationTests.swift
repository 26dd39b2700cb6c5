import Foundation
import Testing

/// One built program is the upstream of another.
@Suite("Federation", .serialized)
struct FederationTests {
    /// A copy of the documents, which the first program reads and a test damages.
    private struct Copy {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")

        init() throws {
            let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            try FileManager.default.copyItem(at: package.appendingPathComponent("Sources/Documents/Data"), to: folder)
        }

        func damage(_ name: String, _ text: String, with other: String) throws {
            let file = folder.appendingPathComponent(name)
            let whole = try String(contentsOf: file, encoding: .utf8)
            try #require(whole.contains(text))
            try whole.replacing(text, with: other).write(to: file, atomically: true, encoding: .utf8)
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }
    }

    /// Starts both programs, the second with all its sources at the first.
    private static func federation(
        _ body: (_ first: URL, _ process: Process, _ second: URL, _ copy: Copy) async throws -> Void
    ) async throws {
        let (copy, cache) = (try Copy(), CacheDirectory())
        let today = ["--today", "2026-09-21"]
        try await Program.serving(today + ["--documents", copy.folder.path], for: .seconds(120)) { first, process in
            let documents = "\(first.absoluteString.trimmingSuffix("/"))/documents"
            let sources = [
                "--holidays-source", "documents+\(documents)", "--sides-source", "documents+\(documents)",
                "--quotes-source", "microdata+\(documents)/quotes.html", "--cache-directory", cache.path,
                "--fresh-for", "0s", "--upstream-budget", "8s", "--page-cache", "0",
            ]
            try await Program.serving(today + sources, for: .seconds(120)) { second, _ in
                try await body(first, process, second, copy)
            }
        }
        cache.remove()
        copy.remove()
    }

    /// The content of a page, without the foot, which names the sources.
    private static func content(_ path: String, of address: URL) async throws -> Substring {
        let visit = try await Visit.get(path, of: address)
        #expect(visit.status == 200, "\(path): \(visit.status) \(visit.body.prefix(2000))")
        return visit.body.split(separator: "<main", maxSplits: 1).last?.split(separator: "</main>").first ?? ""
    }

    @Test("F7 The second shows the same pages; when the first dies, its last good copies, marked as such")
    func pages() async throws {
        try await Self.federation { first, process, second, _ in
            let paths = [
                "/countries", "/holidays/DE/2026", "/holidays/CH/2026?type=all&region=all",
                "/holidays/DE/2026/08-15-assumption-day", "/holidays/AR/changes.json", "/quotes?draw=7", "/light-side",
                "/dark-side",
            ]
            for path in paths {
                let (ours, theirs) = try await (Self.content(path, of: first), Self.content(path, of: second))
                #expect(ours == theirs && ours.utf8.count > 200, "\(path)")
            }
            process.terminate()
            _ = await Program.status(of: process)
            let end = ContinuousClock.now + .seconds(300)
            var stale = try await Visit.get("/holidays/DE/2026", of: second)
            // The first visit after that gets the copy at once; the failure is noticed in the background.
            while stale.failure == nil, ContinuousClock.now < end {
                try await Task.sleep(for: .milliseconds(50))
                stale = try await Visit.get("/holidays/DE/2026", of: second)
            }
            #expect(stale.status == 200 && stale.failure?.contains("as of ") == true, "\(stale.failure ?? "")")
            #expect(stale.body.contains("German Unity Day"))
            // A country that was never fetched.
            let missing = try await Visit.get("/holidays/FR/2026", of: second)
            #expect(missing.status == 503 && missing.failure?.hasPrefix("We could not show") == true)
        }
    }

    @Test("Q7 A page of quotes is a source too: the second has the quotes that the first shows, at the same addresses")
    func quotesPage() async throws {
        func quotes(_ path: String, of address: URL) async throws -> Set<Substring> {
            let page = try await Self.content(path, of: address)
            return Set(page.matches(of: #/href="(/quotes/[^"]+)"/#).map(\.output.1))
        }
        let (today, cache) = (["--today", "2026-09-21"], CacheDirectory())
        try await Program.serving(today) { first, _ in
            let source = "microdata+\(first.absoluteString.trimmingSuffix("/"))/quotes"
            let options = ["--quotes-source", source, "--cache-directory", cache.path]
            try await Program.serving(today + options) { second, _ in
                let shown = try await quotes("/quotes", of: first)
                #expect(try await quotes("/quotes", of: second) == shown && shown.count == 10)
                for path in shown { #expect(try await Visit.get(String(path), of: second).status == 200, "\(path)") }
            }
        }
        cache.remove()
    }

    @Test("F7 A damaged document is refused by its schema; the others are shown")
    func damaged() async throws {
        try await Self.federation { _, _, second, copy in
            try copy.damage("holidays/FR.xml", "types=\"public\"", with: "types=\"holiday\"")
            let refused = try await Visit.get("/holidays/FR/2026", of: second)
            #expect(refused.status == 502, "\(refused.status)")
            #expect(refused.body.contains("Our source sent data that we cannot trust."))
            #expect(try await Visit.get("/holidays/DE/2026", of: second).status == 200)
        }
    }

    @Test("F7 An operator can switch it off; a second program then has no countries")
    func off() async throws {
        try await Program.serving(["--publish-documents", "no"]) { address, _ in
            for path in ["/documents.json", "/documents/countries.xml"] {
                let visit = try await Visit.get(path, of: address)
                #expect(visit.status == 404 && visit.body.contains("\"status\":404"), "\(visit.body)")
            }
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
