public import AlmanacValues
import Support

/// The destinations of the quotes module, by screen.
public enum QuotesPlace: Hashable, Sendable {
    case list(QuoteListPlace)
    /// `/quotes/ID`, `/quotes/ID?draw=7`
    case quote(QuotePlace)
}

/// The destination of one quote.
public struct QuotePlace: Hashable, Sendable {
    public let id: QuotationID
    /// The list that the visitor came from, which the link back leads to. The quote is the same.
    public let list: QuoteListPlace

    public init(_ id: QuotationID, from list: QuoteListPlace = .draw(nil)) {
        self.id = id
        self.list = list
    }
}

/// The destinations of the list of quotes.
public enum QuoteListPlace: Hashable, Sendable {
    /// `/quotes`: ten quotations of the day; `/quotes?draw=7`: ten others, which never change and are the same for
    /// every visitor.
    case draw(Int?)
    /// `/quotes?q=nepotism`
    case search(String)
}

extension QuotesPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard let segment = rest.first else {
            self = .list(try QuoteListPlace(address))
            return
        }
        guard rest.count == 1, let id = QuotationID(segment) else { throw .unknown }
        self = .quote(QuotePlace(id, from: QuoteListPlace(origin: address)))
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("quotes")
        if case .quote(let place) = self { parts.segment(place.id.description) }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .list(let list): list.spell(into: &parts)
        case .quote(let place): place.list.spell(into: &parts)
        }
    }

    var caching: Caching { .shared }
}

extension QuoteListPlace {
    fileprivate init(_ address: Address) throws(PlaceProblem) {
        if let text = address.value("q"), !text.isEmpty {
            self = .search(text.string)
        } else {
            self = .draw(try Self.draw(address.value("draw")))
        }
    }

    /// The list that the address of a quote names; the list of the day if it names none, or one that cannot have led to
    /// the quote.
    fileprivate init(origin address: Address) {
        let list = (try? QuoteListPlace(address)) ?? .draw(nil)
        if case .search(let text) = list, text.isLonger(than: Address.longestOrigin) {
            self = .draw(nil)
        } else {
            self = list
        }
    }

    fileprivate func spell(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .draw(let number?): parts.item("draw", String(number))
        case .draw(nil): break
        case .search(let text): parts.item("q", text)
        }
    }

    private static func draw(_ text: Address.Text?) throws(PlaceProblem) -> Int? {
        guard let text, !text.isEmpty else { return nil }
        guard let number = text.number(digits: 1...18), QuoteDraw.numbers.contains(number)
        else { throw .badValue(name: "draw", value: text.string) }
        return number
    }
}
