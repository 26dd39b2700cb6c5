public import AlmanacValues
public import Documents
import Markup

extension EnricoDocument {
    /// The years that are ever requested. Enrico writes an open end as the year 32767.
    private static let years = 1900...2200
    private static let limit = 1000

    /// Returns the countries that the server supports, in the server's order and without duplicates.
    ///
    /// - Throws: a ``DocumentFailure`` for a SOAP Fault, an `error` element, an invalid document, dates that do not
    ///   exist or are in the wrong order, and more than 1,000 countries.
    public static func countries(_ bytes: [UInt8], label: DocumentLabel) throws(DocumentFailure) -> [EnricoCountry] {
        try label.reading(bytes, schema) { document throws(DocumentFailure) in
            let root = document.root
            let body = try body(of: root, label)
            guard
                let list = body.firstChild(named: "getSupportedCountriesResponse")?
                    .firstChild(named: "supportedCountries")
            else { throw label.inconsistent(body.line, "not a response to the request for countries") }
            if let error = list.firstChild(named: "error") {
                throw label.inconsistent(error.line, "the service reports \"\(UpstreamText.excerpt(error.text))\"")
            }
            return try countries(of: list, label)
        }
    }

    private static func countries(
        of list: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> [EnricoCountry] {
        var countries: [EnricoCountry] = []
        var codes: Set<String> = []
        var elements = list.children(named: "supportedCountry")
        while let element = elements.next() {
            guard countries.count < limit else {
                throw label.inconsistent(element.line, "more than \(limit) countries")
            }
            guard let country = try country(element, label), codes.insert(country.alpha3).inserted else { continue }
            countries.append(country)
        }
        return countries
    }

    /// Returns a country; nil if it has no full year, because only full years are requested.
    private static func country(
        _ element: borrowing Element, _ label: DocumentLabel
    ) throws(DocumentFailure) -> EnricoCountry? {
        let codes = texts("countryCode", of: element)
        guard let code = codes.first, code.utf8.count == 3 else {
            throw label.inconsistent(element.line, "a country has no alpha-3 code")
        }
        guard let name = texts("fullName", of: element).first else {
            throw label.inconsistent(element.line, "the country \"\(UpstreamText.excerpt(code))\" has no name")
        }
        guard let years = try years(of: element, code, label) else { return nil }
        return EnricoCountry(
            alpha3: code.uppercased(), name: name,
            regions: texts("region", of: element).compactMap { RegionCode($0) }, years: years,
            holidayTypes: texts("holidayType", of: element).map { $0.lowercased() })
    }

    private static func years(
        of element: borrowing Element, _ code: String, _ label: DocumentLabel
    ) throws(DocumentFailure) -> ClosedRange<Int>? {
        guard let from = element.firstChild(named: "fromDate"), let to = element.firstChild(named: "toDate") else {
            throw label.inconsistent(element.line, "the country \"\(UpstreamText.excerpt(code))\" has no dates")
        }
        let first = try EnricoDate(from, label)
        let last = try EnricoDate(to, label)
        for date in [first, last] where !(1...12 ~= date.month && 1...31 ~= date.day) {
            throw label.inconsistent(element.line, "invalid date \(date)")
        }
        guard (first.year, first.month, first.day) <= (last.year, last.month, last.day) else {
            throw label.inconsistent(element.line, "\(first) is not before \(last)")
        }
        let start = max(first.month == 1 && first.day == 1 ? first.year : first.year + 1, years.lowerBound)
        let end = min(last.month == 12 && last.day == 31 ? last.year : last.year - 1, years.upperBound)
        return start <= end ? start...end : nil
    }

    private static func texts(_ name: StaticString, of element: borrowing Element) -> [String] {
        var texts: [String] = []
        var elements = element.children(named: name)
        while let element = elements.next() {
            if let text = UpstreamText.line(element.text) { texts.append(text) }
        }
        return texts
    }
}

/// A country that an Enrico server supports.
public struct EnricoCountry: Hashable, Sendable {
    /// The ISO 3166-1 alpha-3 code, in upper case like ``Country/alpha3``.
    public let alpha3: String
    /// The English name.
    public let name: String
    /// The regions that can be requested. Some countries with regions list holidays only by region.
    public let regions: [RegionCode]
    /// The full years that can be requested, within 1900–2200.
    public let years: ClosedRange<Int>
    /// The holiday types by Enrico's names, such as "public_holiday".
    public let holidayTypes: [String]
}
