public import Almanac
import Documents
import Support

/// Quotations from the pages of an upstream.
public struct UpstreamQuotes: QuoteService {
    private let source: QuotesSource
    private let cache: DocumentCache
    private let lifetimes: Lifetimes

    /// The most pages of a source to read: a visitor waits for all of them on the first load.
    private static let mostPages = 10

    public init(_ source: QuotesSource, cache: DocumentCache, lifetimes: Lifetimes) {
        self.source = source
        self.cache = cache
        self.lifetimes = lifetimes
    }

    public func quotation(_ id: PlaceID) async throws(ServiceFailure) -> Supply<Quotation>? {
        let supply = try await quotations()
        return supply.value.first { $0.id == id }.map { Supply($0, age: supply.age, failure: supply.failure) }
    }

    public func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> {
        switch source {
        case .embedded: throw .invalid
        case .microdata(let address):
            return try await page(.html(address.description)) { bytes, label throws(DocumentFailure) in
                try OwnFormat.quotations(bytes, label: label)
            }
        case .wikiquote(let address, let title):
            return try await page(.html(address.appending("api/rest_v1/page/html/\(PercentCoding.encoded(title))"))) {
                bytes, label throws(DocumentFailure) in
                try WikiquoteDocument.quotations(bytes, title: title, label: label)
            }
        case .toscrape(let address):
            return try await pages(of: address)
        }
    }

    private func page<Value: Sendable>(
        _ request: UpstreamRequest,
        _ read: @escaping @Sendable ([UInt8], DocumentLabel) throws(DocumentFailure) -> Value
    ) async throws(ServiceFailure) -> Supply<Value> {
        let label = DocumentLabel(name: name(of: request), source: source.address?.origin ?? "")
        return try await cache.required(
            request, as: Reading(name: label.name) { bytes throws(DocumentFailure) in try read(bytes, label) },
            lifetimes: lifetimes)
    }

    /// The request's path. The host is named beside it.
    private func name(of request: UpstreamRequest) -> String {
        String(request.url.dropFirst(source.address?.label.count ?? 0))
    }

    /// Reads page after page, each of which links to the next. A page that fails ends the list, or throws if it is the
    /// first.
    private func pages(of address: UpstreamAddress) async throws(ServiceFailure) -> Supply<[Quotation]> {
        var quotations: [Quotation] = []
        var ids: Set<PlaceID> = []
        var age: Duration?
        var failure: ServiceFailure?
        var next: String? = address.description
        var seen: Set<String> = []
        while let url = next, seen.count < Self.mostPages, seen.insert(url).inserted {
            do throws(ServiceFailure) {
                let page = try await page(.html(url)) { bytes, label throws(DocumentFailure) in
                    try ToscrapeDocument.page(bytes, label: label)
                }
                quotations += page.value.quotations.filter { ids.insert($0.id).inserted }
                age = [age, page.age].compactMap(\.self).max()
                failure = failure ?? page.failure
                next = page.value.next.map { address.origin + $0 }
            } catch {
                guard !quotations.isEmpty else { throw error }
                failure = failure ?? error
                next = nil
            }
        }
        return Supply(quotations, age: age, failure: failure)
    }
}
