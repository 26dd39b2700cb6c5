public import AlmanacValues
public import Documents
public import Entities
import Markup
import Support

/// Maps the XML responses of HolidayAPI, version 1, to entities.
///
/// The mapping follows the documentation and was not verified against the live service. The documentation describes
/// `format=xml` but has no sample. Any element with `name` and `date` children is therefore a holiday, wherever it
/// occurs, and both `true` and `1` are true.
public enum HolidayAPIDocument {
    static let schema = EmbeddedSchema(embedded: "HolidayAPI/holidayapi.rng")
    private static let items = XPath("//*[name][date]")
    /// A country's languages and subdivisions have `code` and `name` too, but not the `codes` of ISO 3166-1.
    private static let countries = XPath("//*[code][name][codes]")
    private static let error = XPath("/*/error")
    /// The maximum distance between a holiday and its observed day, in days. A greater one is an error.
    private static let farthest = 62

    /// Returns the supported countries. As with holidays, the children of an element make it a country, wherever it
    /// occurs.
    ///
    /// - Throws: a ``DocumentFailure`` for an `error` element, which it quotes, an invalid document, a country without
    ///   a two-letter code, more than 1,000 countries, and a document without countries.
    public static func countries(_ bytes: [UInt8], label: DocumentLabel) throws(DocumentFailure) -> [CountryCode] {
        try label.reading(bytes, schema) { document throws(DocumentFailure) in
            let root = document.root
            let microdata = Microdata(label: label)
            try refuseError(of: root, microdata)
            var elements = try microdata.all(countries, in: root)
            guard 1...1000 ~= elements.count else {
                throw label.inconsistent(root.line, "expected 1 to 1000 countries, found \(elements.count)")
            }
            var codes: [CountryCode] = []
            while let element = elements.next() {
                let text = text("code", of: element)
                guard let code = CountryCode(text) else {
                    throw label.inconsistent(
                        element.line, "invalid country code \"\(UpstreamText.excerpt(text, limit: 40))\"")
                }
                codes.append(code)
            }
            return codes
        }
    }

    private static func refuseError(of root: borrowing Element, _ microdata: Microdata) throws(DocumentFailure) {
        if let error = try microdata.first(error, in: root) {
            throw microdata.label.inconsistent(
                error.line, "the service reports \"\(UpstreamText.excerpt(error.text))\"")
        }
    }

    /// Returns the holidays in date order.
    ///
    /// - Parameter year: the requested year.
    /// - Throws: a ``DocumentFailure`` for an `error` element, which it quotes, an invalid document, dates that do not
    ///   exist or are in another year, and more than 5,000 holidays.
    public static func holidays(
        _ bytes: [UInt8], in year: Int, label: DocumentLabel
    ) throws(DocumentFailure) -> [Holiday] {
        try label.reading(bytes, schema) { document throws(DocumentFailure) in
            let root = document.root
            let microdata = Microdata(label: label)
            try refuseError(of: root, microdata)
            var gathering = HolidayGathering(label)
            var elements = try microdata.all(items, in: root)
            while let element = elements.next() {
                try gathering.add(try item(element, year, label), line: element.line)
            }
            return gathering.holidays
        }
    }

    private static func item(
        _ element: borrowing Element, _ year: Int, _ label: DocumentLabel
    ) throws(DocumentFailure) -> HolidayGathering.Item {
        guard let name = UpstreamText.line(text("name", of: element)) else {
            throw label.inconsistent(element.line, "a holiday has no name")
        }
        let date = try date("date", of: element, label)
        guard let date, date.year == year else {
            throw label.inconsistent(element.line, "\"\(UpstreamText.excerpt(name, limit: 80))\" is not in \(year)")
        }
        let observed = try self.date("observed", of: element, label)
        if let observed, abs(observed.dayNumber - date.dayNumber) > farthest {
            throw label.inconsistent(element.line, "a holiday on \(date) is observed on \(observed)")
        }
        let isPublic = ["true", "1"].contains(text("public", of: element).lowercased())
        return HolidayGathering.Item(
            date: date, observed: observed == date ? nil : observed, names: [LocalizedText(name, language: "en")],
            types: [isPublic ? .publicHoliday : .observance])
    }

    /// Returns the date of a child element; nil if the element is missing or empty.
    private static func date(
        _ name: StaticString, of element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> CivilDate? {
        let text = text(name, of: element)
        guard !text.isEmpty else { return nil }
        guard let date = CivilDate(text) else {
            throw label.inconsistent(element.line, "invalid date \"\(UpstreamText.excerpt(text, limit: 40))\"")
        }
        return date
    }

    private static func text(_ name: StaticString, of element: borrowing Element) -> String {
        UpstreamText.line(element.firstChild(named: name)?.text ?? "") ?? ""
    }
}
