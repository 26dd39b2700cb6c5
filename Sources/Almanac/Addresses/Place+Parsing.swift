import Support

extension Place {
    /// Parses the place at an address. Ignores the case of codes and unknown query items: the caller compares the
    /// requested address with `address` and redirects to the canonical spelling.
    public init(_ address: Address) throws(PlaceProblem) {
        let path = address.path
        let rest = path.dropFirst()
        switch path.first {
        case nil: self = .start
        case "holidays": self = .holidays(try HolidaysPlace(rest, of: address))
        case "countries": self = .countries(try CountriesPlace(rest, of: address))
        case "quotes": self = .quotes(try QuotesPlace(rest, of: address))
        case "people": self = .people(try PeoplePlace(rest, of: address))
        case "light-side": self = .side(try SidePlace(.light, rest, of: address))
        case "dark-side": self = .side(try SidePlace(.dark, rest, of: address))
        case "greeting" where rest.isEmpty: self = .greeting(isShown: address.value("show") == "1")
        case "options" where rest.isEmpty: self = .options(OptionsPlace(address))
        case "look.css" where rest.isEmpty: self = .look
        default: throw .unknown
        }
    }
}

extension HolidaysPlace {
    fileprivate init(_ segments: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        var segments = segments
        guard let codeText = segments.popFirst() else {
            self = .list(.choose)
            return
        }
        guard let code = CountryCode(codeText) else { throw .unknown }
        guard let yearText = segments.popFirst() else {
            self = .list(.country(code))
            return
        }
        guard let year = Self.year(yearText) else { throw .unknownYear(yearText.string, country: code) }
        guard let dayText = segments.popFirst() else {
            self = .list(.year(HolidayYear(code, year, try HolidayFilter(address))))
            return
        }
        guard segments.isEmpty else { throw .unknown }
        guard let id = HolidayID(dayText) else { throw .unknownDay(dayText.string, country: code, year: year) }
        self = .day(HolidayDayPlace(code, year, id))
    }

    /// Parses four ASCII digits, so that each year has one spelling; nil for any other text.
    static func year(_ text: Address.Text) -> Int? { text.number(digits: 4...4) }
}

extension CountriesPlace {
    fileprivate init(_ segments: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        let ticket = try Ticket(address)
        let search = address.value("q")?.string ?? ""
        guard let segment = segments.first else {
            self = .browse(search: search, ticket)
            return
        }
        guard segments.count == 1 else { throw .unknown }
        if segment.matches("results", ignoringCase: true) {
            self = .results(search: search, ticket)
        } else if segment.matches("close", ignoringCase: true) {
            self = .close(ticket)
        } else if let code = CountryCode(segment) {
            self = .answer(code, to: ticket)
        } else {
            throw .unknown
        }
    }
}
