extension Place {
    /// The canonical address of this place.
    public var address: Address {
        switch self {
        case .start: Address(segments: [])
        case .holidays(let place): place.address
        case .countries(let place): place.address
        case .quotes(let place): place.address
        case .people(let place): place.address
        case .side(let place): place.address
        case .greeting(let isShown):
            Address(segments: ["greeting"], query: isShown ? [.init("show", "1")] : [])
        case .options(let place): place.address
        case .look: Address(segments: ["look.css"])
        }
    }
}

extension HolidaysPlace {
    fileprivate var address: Address {
        switch self {
        case .list(.choose):
            Address(segments: ["holidays"])
        case .list(.country(let code)):
            Address(segments: ["holidays", code.description])
        case .list(.year(let place)):
            Address(
                segments: ["holidays", place.country.description, Self.printed(place.year)],
                query: place.filter.queryItems)
        case .day(let place):
            Address(segments: [
                "holidays", place.country.description, Self.printed(place.year), place.id.description,
            ])
        }
    }

    /// The year with at least four digits, zero-padded.
    static func printed(_ year: Int) -> String {
        let digits = String(year)
        if digits.utf8.count == 4 { return digits }
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}

extension CountriesPlace {
    fileprivate var address: Address {
        switch self {
        case .browse(let search, let ticket):
            Address(segments: ["countries"], query: Self.query(search, ticket))
        case .results(let search, let ticket):
            Address(segments: ["countries", "results"], query: Self.query(search, ticket))
        case .choose(let code, let year):
            Address(segments: ["countries", code.description], query: Ticket.holidays(year).queryItems)
        case .close(let ticket):
            Address(segments: ["countries", "close"], query: ticket.queryItems)
        }
    }

    /// The ticket comes first: its hidden fields precede the search text in the form, and a browser sends a form's
    /// fields in order.
    private static func query(_ search: String, _ ticket: Ticket) -> [Address.QueryItem] {
        ticket.queryItems + (search.isEmpty ? [] : [Address.QueryItem("q", search)])
    }
}
