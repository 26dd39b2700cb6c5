public import AlmanacValues

/// The records of quotes.
public enum QuoteRecordPlace: Hashable, Sendable {
    /// `/quotes.json?draw=7`; as a feed, the quotes of the last days
    case list(QuoteListPlace)
    /// `/quotes/ID.json`
    case quote(QuotationID)
}

extension QuoteRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        switch try QuotesPlace(rest, of: address) {
        case .list(let list): self = .list(list)
        case .quote(let place): self = .quote(place.id)
        }
    }

    private var place: QuotesPlace {
        switch self {
        case .list(let list): .list(list)
        case .quote(let id): .quote(QuotePlace(id))
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { place.spellPath(into: &parts) }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) { place.spellQuery(into: &parts) }

    var formats: [Format] {
        switch self {
        case .list(.draw(nil)): Format.ofQuotesOfTheDay
        case .list: Format.ofQuotes
        case .quote: Format.ofQuote
        }
    }

    var names: QueryNames {
        switch self {
        case .list: QueryNames(["q", "draw"], either: ("q", "draw"))
        case .quote: .none
        }
    }

    var page: Place? { .quotes(place) }
}
