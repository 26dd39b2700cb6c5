import AlmanacValues
import Entities
import Markup

/// Maps a validated `celebrations.xml` to entities.
struct CelebrationsDocument: Sendable {
    /// A month and day on which countries keep an occasion, in some years.
    private struct Span {
        let month: Int
        let day: Int
        let years: ClosedRange<Int>
        let countries: [CountryCode]
        let countriesInPart: [CountryCode]
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
        let parts = (element.attribute("day") ?? "").split(separator: "-").compactMap { Int($0) }
        // 2000 is a leap year, so 29 February is valid.
        guard parts.count == 2, CivilDate(year: 2000, month: parts[0], day: parts[1]) != nil else {
            throw label.inconsistent(element.line, "no such day")
        }
        return Span(
            month: parts[0], day: parts[1], years: try label.years(of: element),
            countries: countries(element.attribute("countries")), countriesInPart: countries(element.attribute("some")))
    }

    private static func countries(_ list: String?) -> [CountryCode] {
        (list ?? "").split(separator: " ").compactMap { CountryCode($0) }
    }

    /// Returns when an occasion is kept in a year, in date order; empty if no country keeps it, or if the year is not
    /// known.
    func celebrations(of occasion: Slug, in year: Int) -> [Celebration] {
        let current = (spans[occasion] ?? []).filter { $0.years.contains(year) }
        let byDate = Dictionary(grouping: current) { CivilDate(year: year, month: $0.month, day: $0.day) }
        return byDate.compactMap { date, spans in
            date.map { date in
                Celebration(
                    date: date, countries: spans.flatMap(\.countries).sorted(),
                    countriesInPart: spans.flatMap(\.countriesInPart).sorted())
            }
        }.sorted { $0.date < $1.date }
    }
}
