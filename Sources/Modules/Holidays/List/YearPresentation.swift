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
        if listing.days.isEmpty { section.regional = regional }
        section.filter = FilterPresentation(listing: listing, selection: selection, router: router).section
        if listing.days.isEmpty {
            section.empty = "No \(holidaysOfType) in \(selection.year)\(regionSuffix)."
        } else {
            section.summary = summary
            section.regional = regional
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

    /// "and 47 in some regions", with a link to the list of all regions; nil if there are none.
    private var regional: YearLink? {
        guard listing.regionalCount > 0 else { return nil }
        var filter = selection.filter
        filter.reach = .everywhere
        return YearLink(
            label: "\(listing.days.isEmpty ? "" : "and ")\(listing.regionalCount) in some regions",
            link: router.link(to: .year(HolidayYear(selection.country, selection.year, filter))))
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
        let next = listing.next
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
            rows.append(row(listing.days[index], on: date, isNext: listing.days[index] == next))
        }
        endMonth()
        return months
    }

    private func row(_ day: Listing.Day, on date: (year: Int, month: Int, day: Int), isNext: Bool) -> DayRow {
        DayRow(
            name: day.name.text, language: day.name.language,
            localName: day.localName.map { LocalName(text: $0.text, language: $0.language) },
            otherNames: day.otherNames.map(otherName),
            isoDate: day.listedOn.description, day: Phrases.dayOfMonth(date.day),
            month: Phrases.month(date.month), weekday: Phrases.weekday(day.listedOn),
            through: day.last == day.listedOn ? nil : through(day), types: day.types.map(\.label),
            observed: observed(day), regions: regions(day),
            isEstimated: day.isEstimated, isPast: isPast(day), isNext: isNext,
            link: router.link(to: .day(day.id)))
    }

    private func observed(_ day: Listing.Day) -> String? {
        guard let observed = day.observed else { return nil }
        // A row listed under the observed day states the holiday's own date.
        return day.isObserved
            ? "Observed for \(Phrases.fullDate(day.date))"
            : "Observed on \(Phrases.fullDate(observed))"
    }

    /// "until Wednesday 12 August, 45 days"
    private func through(_ day: Listing.Day) -> String {
        let days = day.last.dayNumber - day.listedOn.dayNumber + 1
        return "until \(Phrases.weekday(day.last)) \(Phrases.dayAndMonth(day.last)), \(days) days"
    }

    private func otherName(_ other: Listing.OtherName) -> OtherNameRow {
        OtherNameRow(
            place: other.regions.names.isEmpty
                ? "in \(other.regions.count) regions" : "in \(Phrases.list(other.regions.names))",
            name: other.name.text, language: other.name.language)
    }

    private func regions(_ day: Listing.Day) -> String? {
        let whole: String? =
            switch (day.regions.count, day.exceptions.count) {
            case (0, 0): day.isLocal && selection.filter.region == nil ? "In parts of the country" : nil
            case (0, _): "Not in \(names(day.exceptions))"
            case (1...Listing.Regions.most, _):
                (day.isLocal ? "In parts of " : "") + Phrases.list(day.regions.names)
            case (let count, _): "In \(day.isLocal ? "parts of " : "")\(count) regions"
            }
        if day.isLocal, selection.filter.region != nil { return "In parts of the region" }
        let parts = day.parts.count == 0 ? nil : "in parts of \(names(day.parts))"
        let all = [whole, parts].compactMap(\.self)
        return all.isEmpty ? nil : all.joined(separator: "; ")
    }

    private func names(_ regions: Listing.Regions) -> String {
        regions.names.isEmpty ? "\(regions.count) regions" : Phrases.list(regions.names)
    }

    /// Whether the row's last day is past. False outside the current year: marking every day of a past year would
    /// distinguish nothing.
    private func isPast(_ day: Listing.Day) -> Bool {
        selection.year == listing.today.year && day.last < listing.today
    }
}

extension Listing {
    /// "No data for 2040. We have data for Germany from 2020 to 2035."
    var noData: String {
        "No data for \(year). We have data for \(Phrases.inSentence(country: countryName)) from "
            + "\(knownYears.lowerBound) to \(knownYears.upperBound)."
    }
}
