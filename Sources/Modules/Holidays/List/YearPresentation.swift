import Almanac
import Layout
import VIPER

/// Formats one year's listing.
struct YearPresentation<R: Router<HolidayListNavigation>> {
    let listing: Listing
    let selection: HolidayYear
    let router: R

    var section: YearSection {
        var section = YearSection(title: String(selection.year), previous: previous, next: next)
        guard listing.isKnown else {
            section.noData = listing.noData
            return section
        }
        section.upcoming = listing.today.year == selection.year ? upcoming : nil
        section.filter = FilterPresentation(listing: listing, selection: selection, router: router).section
        if listing.days.isEmpty {
            section.empty = "No \(holidaysOfType) in \(selection.year)\(regionSuffix)."
        } else {
            section.summary = summary
            section.months = months
        }
        return section
    }

    /// The year before, if it is known. From a year after the known ones, the last of these.
    private var previous: YearLink? {
        let year = min(selection.year - 1, listing.knownYears.upperBound)
        return year >= listing.knownYears.lowerBound ? link(to: year) : nil
    }

    private var next: YearLink? {
        let year = max(selection.year + 1, listing.knownYears.lowerBound)
        return year <= listing.knownYears.upperBound ? link(to: year) : nil
    }

    private func link(to year: Int) -> YearLink {
        YearLink(
            label: String(year),
            link: router.link(to: .year(HolidayYear(selection.country, year, selection.filter))))
    }

    private var upcoming: Upcoming? {
        listing.next.map { day in
            Upcoming(
                name: day.name.text, language: day.name.language,
                distance: Phrases.distance(to: day.listedOn, from: listing.today),
                date: Phrases.fullDate(day.listedOn), isoDate: day.listedOn.description, regions: regions(day),
                link: router.link(to: .day(day.id)))
        }
    }

    /// "12 public holidays in Bavaria"; "20 public holidays, 11 of them in some regions only"
    private var summary: String {
        let count = listing.days.count
        return "\(count) \(count == 1 ? holidayOfType : holidaysOfType)\(regionSuffix)\(regionalShare)"
    }

    /// Says how many of the holidays are regional: nobody has all the holidays in a list of all regions.
    private var regionalShare: String {
        let regional = listing.days.count { $0.regions.count > 0 || $0.isLocal }
        guard selection.filter.region == nil, regional > 0 else { return "" }
        return regional == listing.days.count
            ? ", in some regions only" : ", \(regional) of them in some regions only"
    }

    private var holidayOfType: String {
        switch selection.filter.types {
        case .all: "holiday of any type"
        case .only(.workday): "working day"
        case .only(let type): "\(type.label.lowercased()) holiday"
        }
    }

    private var holidaysOfType: String {
        switch selection.filter.types {
        case .all: "holidays of any type"
        default: holidayOfType + "s"
        }
    }

    private var regionSuffix: String {
        let name = listing.regions.first { $0.code == selection.filter.region }?.name
        return name.map { " in \($0)" } ?? ""
    }

    private var months: [MonthSection] {
        var months: [MonthSection] = []
        var (rows, month) = ([DayRow](), 0)
        let next = listing.next?.id
        func endMonth() {
            guard !rows.isEmpty else { return }
            months.append(MonthSection(name: Phrases.month(month), id: "month-\(month)", rows: rows))
            rows = []
        }
        // By index, since a loop over the days would copy each of them.
        for index in listing.days.indices {
            let date = listing.days[index].listedOn.fields
            if date.month != month { endMonth() }
            month = date.month
            rows.append(row(listing.days[index], on: date, isNext: listing.days[index].id == next))
        }
        endMonth()
        return months
    }

    private func row(_ day: Listing.Day, on date: (year: Int, month: Int, day: Int), isNext: Bool) -> DayRow {
        DayRow(
            name: day.name.text, language: day.name.language,
            localName: day.localName.map { LocalName(text: $0.text, language: $0.language) },
            isoDate: day.listedOn.description, day: Phrases.dayOfMonth(date.day),
            month: Phrases.month(date.month), weekday: Phrases.weekday(day.listedOn),
            types: day.types.map(\.label), observed: observed(day), regions: regions(day),
            isEstimated: day.isEstimated, isPast: isPast(day), isNext: isNext,
            link: router.link(to: .day(day.id)))
    }

    private func observed(_ day: Listing.Day) -> String? {
        guard let observed = day.observed else { return nil }
        // A row listed under the observed day states the holiday's own date.
        return day.listedOn == observed
            ? "Observed for \(Phrases.fullDate(day.date))"
            : "Observed on \(Phrases.fullDate(observed))"
    }

    private func regions(_ day: Listing.Day) -> String? {
        switch day.regions.count {
        case 0 where day.isLocal: "In parts of the country"
        case 0 where day.exceptions.count == 0: nil
        case 0: "Not in \(Phrases.list(day.exceptions.names))"
        case 1...Listing.Regions.most: (day.isLocal ? "In parts of " : "") + Phrases.list(day.regions.names)
        case let count: "In \(day.isLocal ? "parts of " : "")\(count) regions"
        }
    }

    /// Whether the date and the observed day are both past. False outside the current year: marking every day of a
    /// past year would distinguish nothing.
    private func isPast(_ day: Listing.Day) -> Bool {
        selection.year == listing.today.year && max(day.date, day.observed ?? day.date) < listing.today
    }
}

extension Listing {
    /// "No data for 2040. We have data for Germany from 2020 to 2035."
    var noData: String {
        "No data for \(year). We have data for \(Phrases.inSentence(country: countryName)) from "
            + "\(knownYears.lowerBound) to \(knownYears.upperBound)."
    }
}
