import AlmanacValues
public import Documents
public import Entities
import Markup
import PlainBytes
import Support

/// Maps a document of holidata.net to entities: the holidays of a year with the names of one locale.
///
/// The source lists "holidays defined by law on which business or work are suspended or reduced". It does not tell
/// public holidays from others: Germany's Christmas Eve is among them. All holidays are therefore mapped to public, and
/// the footer of the pages says what is not known. Of the letters of a type, N (national) must agree with the region, R
/// makes a holiday religious, and F and V (fixed and variable) are ignored. A note with a time of day makes it a
/// half-day holiday.
///
/// The source does not escape its text. A document that is ill-formed for that reason is rejected like any other, with
/// its line, and not repaired.
public enum HolidataDocument {
    static let schema = EmbeddedSchema(embedded: "Holidata/holidata.rng")
    /// The suffixes that mark the observed day of a holiday, in the languages of ``HolidataLocale``.
    private static let substitutes = [" (observed)", " (in lieu of)", " (in lieu)", " (Supplement)"]
    /// The maximum distance between a holiday and its observed day, in days. A day farther away is a separate holiday.
    private static let farthest = 14

    /// Returns the holidays in date order.
    ///
    /// - Parameters:
    ///   - year: the requested year.
    ///   - locale: the requested locale.
    /// - Throws: a ``DocumentFailure`` for an invalid document, another locale, dates that do not exist or are in
    ///   another year, and more than 5,000 holidays.
    public static func holidays(
        _ bytes: [UInt8], in year: Int, locale: HolidataLocale, label: DocumentLabel
    ) throws(DocumentFailure) -> [Holiday] {
        try label.reading(bytes, schema) { document throws(DocumentFailure) in
            var items: [(item: HolidayGathering.Item, line: Int)] = []
            let root = document.root
            guard root.isNamed("holidays") else { throw label.inconsistent(root.line, "expected <holidays>") }
            var elements = root.children(named: "holiday")
            while let element = elements.next() {
                guard items.count < HolidayGathering.limit else {
                    throw label.inconsistent(element.line, "more than \(HolidayGathering.limit) holidays")
                }
                items.append((try item(element, year, locale, label), element.line))
            }
            return try gathered(items, locale, label)
        }
    }

    private static func item(
        _ element: borrowing Element, _ year: Int, _ locale: HolidataLocale, _ label: DocumentLabel
    ) throws(DocumentFailure) -> HolidayGathering.Item {
        let given = text("locale", of: element)
        guard given == locale.description else {
            throw label.inconsistent(
                element.line, "expected holidays of \(locale), found \"\(UpstreamText.excerpt(given, limit: 40))\"")
        }
        let day = text("date", of: element)
        guard let date = CivilDate(day) else {
            throw label.inconsistent(element.line, "invalid date \"\(UpstreamText.excerpt(day, limit: 40))\"")
        }
        guard date.year == year else { throw label.inconsistent(element.line, "\(date) is not in \(year)") }
        guard let name = UpstreamText.line(text("description", of: element)) else {
            throw label.inconsistent(element.line, "a holiday has no name")
        }
        let region = text("region", of: element)
        let code = RegionCode(region)
        guard region.isEmpty || code != nil else {
            throw label.inconsistent(
                element.line, "invalid region code \"\(UpstreamText.excerpt(region, limit: 40))\"")
        }
        let letters = Array(text("type", of: element).utf8)
        // Without letters, the region alone decides whether the holiday is national.
        guard letters.isEmpty || letters.contains(UInt8(ascii: "N")) == region.isEmpty else {
            throw label.inconsistent(
                element.line,
                region.isEmpty
                    ? "a holiday is neither national nor of a region" : "a holiday of \(region) is marked as national")
        }
        var types: [HolidayType] = [.publicHoliday]
        if letters.contains(UInt8(ascii: "R")) { types.append(.religious) }
        if hasTime(text("notes", of: element)) { types.append(.halfDay) }
        return HolidayGathering.Item(
            date: date, names: [LocalizedText(name, language: locale.language)], types: types, region: code)
    }

    /// Whether a note contains a time of day: "Holiday from 13:00".
    private static func hasTime(_ note: String) -> Bool {
        note.utf8.split { $0 == UInt8(ascii: " ") }.contains { word in
            let parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            return parts.count == 2
                && parts.allSatisfy { 1...2 ~= $0.count && $0.allSatisfy(\.isASCIIDigit) }
        }
    }

    /// Returns the holidays, with each "(observed)" day near a holiday of that name merged into it. A second such day
    /// near the same holiday stays a separate holiday.
    private static func gathered(
        _ items: [(item: HolidayGathering.Item, line: Int)], _ locale: HolidataLocale, _ label: DocumentLabel
    ) throws(DocumentFailure) -> [Holiday] {
        var holidays = items.filter { nameOfSubstituted(by: $0.item) == nil }
        // Group by name, so that thousands of holidays are not compared with thousands of observed days.
        let places = Dictionary(grouping: holidays.indices) { Array(Self.name(of: holidays[$0].item).utf8) }
        for substitute in items {
            guard let name = nameOfSubstituted(by: substitute.item) else { continue }
            let holiday = places[name]?.first { place in
                let other = holidays[place].item
                return other.observed == nil && other.region == substitute.item.region
                    && abs(other.date.dayNumber - substitute.item.date.dayNumber) <= farthest
            }
            if let holiday {
                holidays[holiday].item.observed = substitute.item.date
            } else {
                holidays.append(substitute)
            }
        }
        var gathering = HolidayGathering(label)
        for (item, line) in holidays { try gathering.add(item, line: line) }
        return gathering.holidays
    }

    /// Returns the name, in bytes, of the holiday whose observed day this is; nil if it is not an observed day.
    private static func nameOfSubstituted(by item: HolidayGathering.Item) -> [UInt8]? {
        let name = name(of: item).utf8
        return substitutes.first { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
            .map { Array(name.dropLast($0.utf8.count)) }
    }

    private static func name(of item: HolidayGathering.Item) -> String { item.names.first?.text ?? "" }

    private static func text(_ name: StaticString, of element: borrowing Element) -> String {
        UpstreamText.line(element.firstChild(named: name)?.text ?? "") ?? ""
    }
}
