public import Adapters
public import AlmanacValues
public import Entities
public import ServiceContracts

/// Quotations from the pages of an upstream.
public struct UpstreamQuotes: QuoteService {
    private let source: any QuoteAdapter
    private let documents: CachedDocuments

    /// The most pages of a source to read: a visitor waits for all of them on the first load.
    private static let mostPages = 10

    public init(_ source: any QuoteAdapter, cache: DocumentCache, lifetimes: Lifetimes) {
        self.source = source
        documents = CachedDocuments(cache: cache, lifetimes: lifetimes)
    }

    public func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        let supply = try await quotations()
        return supply.value.first { $0.id == id }.map { Supply($0, age: supply.age, failure: supply.failure) }
    }

    /// Reads page after page, each of which links to the next. A page that fails ends the list, or throws if it is the
    /// first.
    public func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> {
        let first = try await page(at: source.firstPath)
        // Most sources have one page, whose quotations are distinct already.
        guard first.value.next != nil else {
            return Supply(first.value.quotations, age: first.age, failure: first.failure)
        }
        var quotations = first.value.quotations
        var ids = Set(quotations.map(\.id))
        var (age, failure, next) = (first.age, first.failure, first.value.next)
        var seen: Set<String> = [source.firstPath]
        while let path = next, seen.count < Self.mostPages, seen.insert(path).inserted {
            do throws(ServiceFailure) {
                let page = try await page(at: path)
                quotations += page.value.quotations.filter { ids.insert($0.id).inserted }
                age = [age, page.age].compactMap(\.self).max()
                failure = failure ?? page.failure
                next = page.value.next
            } catch {
                failure = failure ?? error
                next = nil
            }
        }
        return Supply(quotations, age: age, failure: failure)
    }

    private func page(at path: String) async throws(ServiceFailure) -> Supply<QuotationPage> {
        try await documents.required(source.page(at: path))
    }
}
