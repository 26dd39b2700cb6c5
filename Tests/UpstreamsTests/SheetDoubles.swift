import Adapters
import Documents
import Synchronization
import TestSupport
import Upstreams

/// A test double of an upstream that returns texts by address, and records the requests.
final class SheetUpstream: Upstream {
    private let texts: [String: String]
    private let failing: Set<String>
    private let asked = Mutex<[String]>([])
    private let crowd = Mutex((now: 0, most: 0))

    /// - Parameter failing: Addresses whose fetch fails with status 503.
    init(_ texts: [String: String], failing: Set<String> = []) {
        self.texts = texts
        self.failing = failing
    }

    var requests: [String] { asked.withLock { $0.sorted() } }

    /// The highest number of simultaneous fetches.
    var mostAtOnce: Int { crowd.withLock { $0.most } }

    func fetch(_ request: UpstreamRequest, unless _: Validators?) async throws(UpstreamFailure) -> UpstreamAnswer {
        asked.withLock { $0.append(request.url) }
        crowd.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        defer { crowd.withLock { $0.now -= 1 } }
        // Let simultaneous fetches arrive before this one ends.
        for _ in 0..<100 { await Task.yield() }
        if failing.contains(request.url) { throw .status(503, host: "example.org", retryAfter: .seconds(30)) }
        guard let text = texts[request.url] else { return .absent }
        return .document(bytes: Array(text.utf8), validators: Validators())
    }
}

/// A source of sheets whose documents have a day and a name on each line.
struct SheetSourceDouble: SheetSource {
    var outline: CalendarOutline?
    /// The age of the outline and of the list of countries; nil if they are fresh.
    var age: SupplyAge?

    func offered(
        of countries: [Country], from _: any DocumentLoader
    ) async throws(ServiceFailure) -> Supply<[Country]> {
        Supply(countries.filter { $0.code == CountryCode("GB") }, age: age)
    }

    func outline(of _: Country, from _: any DocumentLoader) async throws(ServiceFailure) -> Supply<CalendarOutline>? {
        outline.map { Supply($0, age: age) }
    }

    func document(of sheet: CalendarSheet) -> UpstreamDocument<[Holiday]>? {
        let request = UpstreamRequest(
            url: "\(sheet.year)" + (sheet.region.map { "/\($0)" } ?? ""), mediaTypes: ["text/plain"])
        return UpstreamDocument("sheet", from: "test", request) { bytes, _ throws(DocumentFailure) in
            String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
                let parts = line.split(separator: " ", maxSplits: 1)
                guard parts.count == 2, let date = CivilDate(String(parts[0])) else { return nil }
                let kind = HolidayKind(
                    names: [LocalizedText(String(parts[1]), language: "en")], types: [.publicHoliday])
                return Holiday(date: date, kind: kind, id: HolidayID(date: date, slug: kind.slug))
            }
        }
    }
}
