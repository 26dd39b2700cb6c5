import AlmanacValues
import Entities
import Markup

/// Maps a validated `celebrations.xml` to entities.
struct CelebrationsDocument: Sendable {
    /// A day of some years, as month and day.
    private struct Day: Hashable {
        let month: Int
        let day: Int

        /// Nil in a year that does not have the day.
        func date(in year: Int) -> CivilDate? { CivilDate(year: year, month: month, day: day) }

        /// Returns the day in the year in which it is nearest to a date: an observed day may be in another year.
        func nearest(to date: CivilDate) -> CivilDate? {
            (date.year - 1...date.year + 1).compactMap { self.date(in: $0) }
                .min { abs($0.dayNumber - date.dayNumber) < abs($1.dayNumber - date.dayNumber) }
        }
    }

    /// Identifies a day of an occasion. Several countries may have the same one.
    private struct Kind: Hashable {
        let day: Day
        /// The date that it is observed for; nil for the own date.
        let observedFor: Day?
        /// Whether it is observed for a date that is not known.
        let isInLieu: Bool
    }

    /// A day on which countries keep an occasion, in some years.
    private struct Span {
        let kind: Kind
        let years: ClosedRange<Int>
        let countries: [CountryCode]
        let countriesInPart: [CountryCode]
        /// Whether the dates may still change.
        let isEstimated: Bool
    }

    private let spans: [Slug: [Span]]

    init(_ document: borrowing Document, label: DocumentLabel) throws(DocumentFailure) {
        var spans: [Slug: [Span]] = [:]
        let root = document.root
        var occasions = root.children
        while let occasion = occasions.next() {
            guard let id = occasion.attribute("id").flatMap({ Slug(printed: $0) }) else {
                throw label.inconsistent(occasion.line, "the occasion has no id")
            }
            var children = occasion.children
            while let child = children.next() { spans[id, default: []].append(try Self.span(child, label)) }
        }
        self.spans = spans
    }

    private static func span(_ element: borrowing Element, _ label: DocumentLabel) throws(DocumentFailure) -> Span {
        func day(_ text: String) throws(DocumentFailure) -> Day {
            let parts = text.split(separator: "-").compactMap { Int($0) }
            // 2000 is a leap year, so 29 February is valid.
            guard parts.count == 2, CivilDate(year: 2000, month: parts[0], day: parts[1]) != nil else {
                throw label.inconsistent(element.line, "no such day")
            }
            return Day(month: parts[0], day: parts[1])
        }
        let own = try day(element.attribute("day") ?? "")
        var observedFor: Day?
        if let text = element.attribute("for") { observedFor = try day(text) }
        return Span(
            kind: Kind(day: own, observedFor: observedFor, isInLieu: element.attribute("in-lieu") == "true"),
            years: try label.years(of: element), countries: countries(element.attribute("countries")),
            countriesInPart: countries(element.attribute("some")),
            isEstimated: element.attribute("estimated") == "true")
    }

    private static func countries(_ list: String?) -> [CountryCode] {
        (list ?? "").split(separator: " ").compactMap { CountryCode($0) }
    }

    /// Returns when an occasion is kept in a year, in date order, own dates before observed days; empty if no country keeps
    /// it, or if the year is not known.
    func celebrations(of occasion: Slug, in year: Int) -> [Celebration] {
        let current = (spans[occasion] ?? []).filter { $0.years.contains(year) }
        return Dictionary(grouping: current, by: \.kind).compactMap { kind, spans in
            kind.day.date(in: year).map { date in
                Celebration(
                    date: date, observedFor: kind.observedFor?.nearest(to: date), isInLieu: kind.isInLieu,
                    countries: spans.flatMap(\.countries).sorted(),
                    countriesInPart: spans.flatMap(\.countriesInPart).sorted(),
                    estimated: spans.filter(\.isEstimated).flatMap { $0.countries + $0.countriesInPart }.sorted())
            }
        }.sorted { Self.order($0) < Self.order($1) }
    }

    /// The sort key of the days of a year: by date, then own dates before observed days.
    private static func order(_ day: Celebration) -> (CivilDate, Int, Int) {
        (day.date, day.isObserved ? 1 : 0, day.observedFor?.dayNumber ?? 0)
    }
}
