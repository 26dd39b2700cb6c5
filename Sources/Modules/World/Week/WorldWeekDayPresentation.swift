import AlmanacValues
import Layout
import VIPER

/// Formats one of the seven days: its feasts, the one of most countries first, wherever they are.
struct WorldWeekDayPresentation<R: Router<WorldWeekNavigation>> {
    let source: WorldDay
    let words: WorldWords
    let router: R

    /// The most countries listed under a feast. The page of the day has all of them.
    private static var most: Int { 8 }

    var day: WorldWeekDay {
        WorldWeekDay(
            id: "day-\(source.date)", title: words.text(source.date, .weekdayAndDay),
            isoDate: source.date.description, link: router.link(to: .day(source.date)),
            summary: WorldDaySummaryPresentation(day: source, words: words).sentences, feasts: feasts)
    }

    /// A feast in one country.
    private struct Entry {
        let country: WorldDay.Country
        let feast: WorldDay.Feast
        let isWhole: Bool
    }

    private var feasts: [WorldWeekFeast] {
        var groups: [[Entry]] = []
        var positions: [Slug: Int] = [:]
        for entry in entries {
            if let position = positions[entry.feast.feast] {
                groups[position].append(entry)
            } else {
                positions[entry.feast.feast] = groups.count
                groups.append([entry])
            }
        }
        return groups.enumerated().sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }.map { feast($0.element) }
    }

    /// Countries that keep a feast as a whole come first.
    private var entries: [Entry] {
        source.countries.flatMap { country in
            country.holidays.map { Entry(country: country, feast: $0, isWhole: true) }
        }
            + source.countries.flatMap { country in
                country.regional.map { Entry(country: country, feast: $0, isWhole: false) }
            }
    }

    private func feast(_ entries: [Entry]) -> WorldWeekFeast {
        let others = entries.count - Self.most
        let (title, first) = (entries.map(\.feast).title, entries[0].feast)
        let page = first.occasion.map { _ in Notice.Action(title.text, router.link(to: .occasion(first.feast))) }
        return WorldWeekFeast(
            page: page, name: page == nil ? title.text : nil, language: title.language,
            countries: entries.prefix(others == 1 ? entries.count : Self.most).map(row),
            more: others > 1 ? .init(words.more(others), router.link(to: .day(source.date))) : nil)
    }

    private func row(_ entry: Entry) -> WorldWeekCountry {
        let link: WorldWeekNavigation =
            source.hasOtherSource
            ? .year(HolidayYear(entry.country.code, source.date.year)) : .holiday(entry.feast.id)
        return WorldWeekCountry(
            flag: entry.country.code.flag, name: words.text(entry.country.name), link: router.link(to: link),
            remark: words.remarks(entry.feast.remarks))
    }
}
