import Adapters
import Documents
import Synchronization
import TestSupport
import Testing

@testable import Upstreams

@Suite("Edges of upstreams")
struct EdgeTests {
    private func sheet(_ year: Int) -> CalendarSheet {
        CalendarSheet(country: Sample.germany, year: year, region: nil)
    }

    @Test("A calendar has the age of its oldest part, and the first failure")
    func sheets() {
        let parts: [(age: SupplyAge?, failure: ServiceFailure?)] = [
            (.seconds(60), .timedOut), (nil, nil), (.seconds(600), nil), (.seconds(10), .invalid),
        ]
        var collection = SheetCollection(Supply(CalendarOutline(years: 2020...2030)))
        #expect(collection.age == nil && collection.failure == nil)
        for (number, part) in parts.enumerated() {
            collection.add(Supply([], age: part.age, failure: part.failure), sheet(2020 + number))
        }
        #expect(collection.age == .seconds(600) && collection.failure == .timedOut)
        let outline = SheetCollection(Supply(CalendarOutline(years: 2020...2030), age: .seconds(7), failure: .invalid))
        #expect(outline.age == .seconds(7) && outline.failure == .invalid)
    }

    /// An upstream that answers every request, and records the addresses.
    private final class PagesUpstream: Upstream {
        private let asked = Mutex<[String]>([])
        private let text: @Sendable (Int) -> String

        init(_ text: @escaping @Sendable (Int) -> String) {
            self.text = text
        }

        var count: Int { asked.withLock(\.count) }

        func fetch(_ request: UpstreamRequest, unless _: Validators?) async throws(UpstreamFailure) -> UpstreamAnswer {
            let number = asked.withLock { asked in
                asked.append(request.url)
                return asked.count
            }
            return .document(bytes: Array(text(number).utf8), validators: Validators())
        }
    }

    private func cache(_ upstream: any Upstream) -> DocumentCache {
        DocumentCache(upstream: upstream, shelf: nil, memoryLimit: 1 << 20, budget: .seconds(600)) { _ in }
    }

    @Test("At most ten pages of quotes are fetched", arguments: [(9, 9), (10, 10), (11, 10)])
    func pages(there: Int, read: Int) async throws {
        let upstream = PagesUpstream { number in
            let next = number < there ? "<li class=next><a href='/page/\(number + 1)/'>Next</a></li>" : ""
            return "<html><body><div class=quote><span class=text>Quote \(number)</span>"
                + "<small class=author>A. Author</small></div><ul>\(next)</ul></body></html>"
        }
        let quotes = UpstreamQuotes(
            try Toscrape("https://quotes.example", key: nil), cache: cache(upstream), lifetimes: Lifetimes())
        #expect(try await quotes.quotations().value.count == read && upstream.count == read)
    }

    @Test("S6 Only a refresh fetches the sides again while the copy is fresh")
    func refresh() async throws {
        let embedded = EmbeddedDocuments()
        for name in [DocumentName.masters, DocumentName.holocrons, DocumentName.code(of: .light)] {
            let bytes = try #require(embedded.bytes(of: name))
            let upstream = PagesUpstream { _ in String(decoding: bytes, as: UTF8.self) }
            let sides = UpstreamSides(
                try OwnDocuments("https://sides.example", key: nil), cache: cache(upstream), lifetimes: Lifetimes())
            for (isRefresh, calls) in [(false, 1), (false, 1), (true, 2), (false, 2)] {
                switch name {
                case DocumentName.masters: _ = try await sides.masters(refresh: isRefresh)
                case DocumentName.holocrons: _ = try await sides.holocrons(refresh: isRefresh)
                default: _ = try await sides.code(of: .light, refresh: isRefresh)
                }
                #expect(upstream.count == calls, "\(name)")
            }
        }
    }
}
