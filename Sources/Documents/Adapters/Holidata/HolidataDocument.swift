public import Almanac
import Markup

/// From a document of holidata.net to entities: the holidays of a year, in the words of one locale.
///
/// It lists days that are off by law, so each is a public holiday; the letters of its types (N national, R religious,
/// F fixed, V variable) say nothing more that is shown here. The source does not escape its text: a document that is
/// ill-formed because of that is refused like any other, with its line, and not patched over.
public enum HolidataDocument {
    static let schema = DocumentSchemas.relaxNG("schemas/holidata.rng")
    private static let substitute = " (observed)"
    /// A substitute that lies farther from its holiday, in days, is one of its own.
    private static let farthest = 14

    /// - Parameters:
    ///   - year: the year that was asked for.
    ///   - locale: the locale that was asked for.
    /// - Throws: a ``DocumentFailure`` for what is not valid, for another locale, for dates that do not exist or lie
    ///   in another year, and for more than 5,000 holidays.
    public static func holidays(
        _ bytes: [UInt8], in year: Int, locale: HolidataLocale, origin: DocumentOrigin
    ) throws(DocumentFailure) -> [Holiday] {
        try origin.reading(bytes, schema) { document throws(DocumentFailure) in
            var items: [(item: HolidayGathering.Item, line: Int)] = []
            let root = document.root
            guard root.isNamed("holidays") else { throw origin.inconsistent(root.line, "it is no list of holidays") }
            var elements = root.children(named: "holiday")
            while let element = elements.next() {
                guard items.count < HolidayGathering.limit else {
                    throw origin.inconsistent(
                        element.line, "there are more than \(HolidayGathering.limit) holidays in it")
                }
                items.append((try item(element, year, locale, origin), element.line))
            }
            return try gathered(items, locale, origin)
        }
    }

    private static func item(
        _ element: borrowing Element, _ year: Int, _ locale: HolidataLocale, _ origin: DocumentOrigin
    ) throws(DocumentFailure) -> HolidayGathering.Item {
        let given = text("locale", of: element)
        guard given == locale.description else {
            throw origin.inconsistent(
                element.line, "it is about “\(UpstreamText.excerpt(given, limit: 40))”, not \(locale)")
        }
        let day = text("date", of: element)
        guard let date = CivilDate(day) else {
            throw origin.inconsistent(element.line, "“\(UpstreamText.excerpt(day, limit: 40))” is no date")
        }
        guard date.year == year else { throw origin.inconsistent(element.line, "\(date) is not in \(year)") }
        guard let name = UpstreamText.line(text("description", of: element)) else {
            throw origin.inconsistent(element.line, "a holiday has no name")
        }
        let region = text("region", of: element)
        let code = RegionCode(region)
        guard region.isEmpty || code != nil else {
            throw origin.inconsistent(element.line, "“\(UpstreamText.excerpt(region, limit: 40))” is no region's code")
        }
        return HolidayGathering.Item(
            date: date, names: [LocalizedText(name, language: locale.language)], types: [.publicHoliday], region: code)
    }

    /// A day "(observed)" beside a holiday of that name is when the holiday is taken, and no holiday by itself.
    private static func gathered(
        _ items: [(item: HolidayGathering.Item, line: Int)], _ locale: HolidataLocale, _ origin: DocumentOrigin
    ) throws(DocumentFailure) -> [Holiday] {
        var holidays = items.filter { !isSubstitute($0.item) }
        // By name, so that thousands of one are not compared with thousands of the other.
        let places = Dictionary(grouping: holidays.indices) { Self.name(of: holidays[$0].item) }
        for substitute in items where isSubstitute(substitute.item) {
            let name = String(Self.name(of: substitute.item).dropLast(Self.substitute.count))
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
        var gathering = HolidayGathering(origin)
        for (item, line) in holidays { try gathering.add(item, line: line) }
        return gathering.holidays
    }

    private static func isSubstitute(_ item: HolidayGathering.Item) -> Bool { name(of: item).hasSuffix(substitute) }

    private static func name(of item: HolidayGathering.Item) -> String { item.names.first?.text ?? "" }

    private static func text(_ name: StaticString, of element: borrowing Element) -> String {
        UpstreamText.line(element.firstChild(named: name)?.text ?? "") ?? ""
    }
}
