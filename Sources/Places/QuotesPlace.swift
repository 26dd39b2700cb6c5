public import Almanac
import Support

/// The destinations of the quotes module, by screen.
public enum QuotesPlace: Hashable, Sendable {
    case list(QuoteListPlace)
    /// `/quotes/ID`
    case quote(QuotationID)
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
        self = .quote(id)
    }

    var address: Address {
        switch self {
        case .list(.draw(nil)): Address(segments: ["quotes"])
        case .list(.draw(let number?)): Address(segments: ["quotes"], query: [.init("draw", String(number))])
        case .list(.search(let text)): Address(segments: ["quotes"], query: [.init("q", text)])
        case .quote(let id): Address(segments: ["quotes", id.description])
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

    private static func draw(_ text: Address.Text?) throws(PlaceProblem) -> Int? {
        guard let text, !text.isEmpty else { return nil }
        guard let number = text.number(digits: 1...18), QuoteDraw.numbers.contains(number)
        else { throw .badValue(name: "draw", value: text.string) }
        return number
    }
}
