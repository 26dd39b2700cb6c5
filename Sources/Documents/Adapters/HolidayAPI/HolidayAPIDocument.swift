public import Almanac
import Markup

/// From an answer of HolidayAPI, version 1, in XML to entities.
///
/// Documented, not confirmed against the live service: `format=xml` is described, but no sample is published. So any
/// element that has `name` and `date` children counts as a holiday, wherever it stands, and truth is `true` or `1`.
public enum HolidayAPIDocument {
    static let schema = DocumentSchemas.relaxNG("schemas/holidayapi.rng")
    private static let items = XPath("//*[name][date]")
    /// A country's languages and subdivisions have `code` and `name` too, but not the `codes` of ISO 3166-1.
    private static let countries = XPath("//*[code][name][codes]")
    private static let error = XPath("/*/error")
    /// A substitute that lies farther from its holiday, in days, is a mistake.
    private static let farthest = 62

    /// The path and query that ask for the holidays of a year, below the address of the host and without the key.
    public static func target(country: CountryCode, year: Int) -> String {
        "v1/holidays?country=\(country)&year=\(year)&format=xml"
    }

    /// The path and query that ask for the countries it has, likewise.
    public static let countriesTarget = "v1/countries?format=xml"

    /// The countries of its list. As with holidays, an element is one by its children, wherever it stands.
    ///
    /// - Throws: a ``DocumentFailure`` for an `error` in its own words, for what is not valid, for a country without a
    ///   code of two letters, for more than 1,000 countries, and for none.
    public static func countries(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> [CountryCode] {
        try origin.reading(bytes, schema) { document throws(DocumentFailure) in
            let root = document.root
            let microdata = Microdata(origin: origin)
            try refuseError(of: root, microdata)
            var elements = try microdata.all(countries, in: root)
            guard 1...1000 ~= elements.count else {
                throw origin.inconsistent(root.line, "there are \(elements.count) countries in it")
            }
            var codes: [CountryCode] = []
            while let element = elements.next() {
                let text = text("code", of: element)
                guard let code = CountryCode(text) else {
                    throw origin.inconsistent(
                        element.line, "“\(UpstreamText.excerpt(text, limit: 40))” is no code of a country")
                }
                codes.append(code)
            }
            return codes
        }
    }

    private static func refuseError(of root: borrowing Element, _ microdata: Microdata) throws(DocumentFailure) {
        if let error = try microdata.first(error, in: root) {
            throw microdata.origin.inconsistent(error.line, "it says “\(UpstreamText.excerpt(error.text))”")
        }
    }

    /// - Parameter year: the year that was asked for.
    /// - Throws: a ``DocumentFailure`` for an `error` in its own words, for what is not valid, for dates that do not
    ///   exist or lie in another year, and for more than 5,000 holidays.
    public static func holidays(
        _ bytes: [UInt8], in year: Int, origin: DocumentOrigin
    ) throws(DocumentFailure) -> [Holiday] {
        try origin.reading(bytes, schema) { document throws(DocumentFailure) in
            let root = document.root
            let microdata = Microdata(origin: origin)
            try refuseError(of: root, microdata)
            var gathering = HolidayGathering(origin)
            var elements = try microdata.all(items, in: root)
            while let element = elements.next() {
                try gathering.add(try item(element, year, origin), line: element.line)
            }
            return gathering.holidays
        }
    }

    private static func item(
        _ element: borrowing Element, _ year: Int, _ origin: DocumentOrigin
    ) throws(DocumentFailure) -> HolidayGathering.Item {
        guard let name = UpstreamText.line(text("name", of: element)) else {
            throw origin.inconsistent(element.line, "a holiday has no name")
        }
        let date = try date("date", of: element, origin)
        guard let date, date.year == year else {
            throw origin.inconsistent(element.line, "“\(UpstreamText.excerpt(name, limit: 80))” is not in \(year)")
        }
        let observed = try self.date("observed", of: element, origin)
        if let observed, abs(observed.dayNumber - date.dayNumber) > farthest {
            throw origin.inconsistent(element.line, "a holiday on \(date) is observed on \(observed)")
        }
        let isPublic = ["true", "1"].contains(text("public", of: element).lowercased())
        return HolidayGathering.Item(
            date: date, observed: observed == date ? nil : observed, names: [LocalizedText(name, language: "en")],
            types: [isPublic ? .publicHoliday : .observance])
    }

    /// Nil where there is none.
    private static func date(
        _ name: StaticString, of element: borrowing Element, _ origin: DocumentOrigin
    ) throws(DocumentFailure) -> CivilDate? {
        let text = text(name, of: element)
        guard !text.isEmpty else { return nil }
        guard let date = CivilDate(text) else {
            throw origin.inconsistent(element.line, "“\(UpstreamText.excerpt(text, limit: 40))” is no date")
        }
        return date
    }

    private static func text(_ name: StaticString, of element: borrowing Element) -> String {
        UpstreamText.line(element.firstChild(named: name)?.text ?? "") ?? ""
    }
}
