import AlmanacValues
import Entities
import ServiceContracts
import Support

struct QuoteListInteractor: QuoteListInteracting {
    let service: any QuoteService
    let clock: any CivilClock

    /// The longest search text, in Unicode scalars. No search for a quotation needs more.
    static let longestSearch = 100

    func ofTheDay() async throws(SearchFailure) -> QuoteList {
        try await list(today)
    }

    func draw(_ number: Int) async throws(SearchFailure) -> QuoteList {
        try await list(QuoteDraw(number))
    }

    func search(_ text: String) async throws(SearchFailure) -> QuoteList {
        guard !text.isLonger(than: Self.longestSearch) else { throw .tooLong(limit: Self.longestSearch) }
        let supply = try await quotations()
        let query = SearchKey(text)
        // White space or punctuation alone finds all quotations, as an empty text does.
        let found = query.isEmpty ? supply.value : QuoteSearch(query: query).results(in: supply.value)
        return QuoteList(found, of: supply, nextDraw: today.number)
    }

    /// Today's draw, by the day in UTC: the same ten quotes for every visitor, in every time zone.
    private var today: QuoteDraw { QuoteDraw(of: clock.today(in: "UTC")) }

    private func list(_ draw: QuoteDraw) async throws(SearchFailure) -> QuoteList {
        let supply = try await quotations()
        return QuoteList(draw.picks(from: supply.value), of: supply, nextDraw: draw.next.number)
    }

    /// Returns the quotations that have a text. Leaves out those without before anything is drawn or counted, so that a
    /// row and its quotation cannot be mixed up.
    private func quotations() async throws(SearchFailure) -> Supply<[Quotation]> {
        do {
            let supply = try await service.quotations()
            let shown = supply.value.filter { $0.text.text.contains { !$0.isWhitespace } }
            return Supply(shown, age: supply.age, failure: supply.failure)
        } catch {
            throw .service(error)
        }
    }
}

extension QuoteList {
    init(_ quotations: [Quotation], of supply: Supply<[Quotation]>, nextDraw: Int) {
        let quotes = quotations.map { Summary(id: $0.id, text: $0.text, author: $0.author?.name) }
        self.init(quotes: quotes, nextDraw: nextDraw, age: supply.age, failure: supply.failure)
    }
}
