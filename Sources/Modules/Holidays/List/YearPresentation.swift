import AlmanacValues
import Layout
import VIPER

/// Formats one year's listing.
struct YearPresentation<R: Router<HolidayListNavigation>> {
    let listing: Listing
    let selection: HolidayYear
    let router: R
    let words: HolidaysWords
    var edition = Edition()

    var section: YearSection {
        var section = YearSection(title: words.year(selection.year), previous: previous, next: next, years: years)
        guard listing.isKnown else {
            section.noData = words.noData(listing)
            return section
        }
        section.views = YearTabs(current: .list, words: words) { router.link(to: .view($0, selection)) }
        if listing.today.date.year == selection.year {
            let schools = SchoolPresentation(listing, selection, words)
            section.today = schools?.text ?? today
            section.reach = schools?.reach
            // The sentence about schools says it, for all regions.
            if listing.schools == nil { section.upcoming = upcoming }
        }
        section.filter = YearFilter(
            types: listing.types, regions: listing.regions.map { ($0.code, $0.name) }, selection: selection,
            words: words
        ) { router.link(to: .year($0)) }
        let summary = SummaryPresentation(
            listing: listing, selection: selection, router: router, words: words)
        if listing.rows.isEmpty {
            section.empty = summary.empty
        } else {
            section.summary = summary.text
            (section.months, section.folds) = MonthFolds(months: months, year: selection.year, words: words).parts
        }
        section.regional = summary.regional
        let isTold = listing.rows.isEmpty && selection.filter.types != .all
        section.knowledge = KnowledgeSection(
            listing.knowledge, of: selection.year, in: listing.place, isEmpty: isTold, words: words
        ) { router.link(to: .source($0)) }
        section.data = section.knowledge.map { _ in
            LabelledLink(label: words.data, link: router.link(to: .data))
        }
        section.corrections = CorrectionSection(listing.corrections, words) { router.link(to: .source($0)) }
        section.calendar = calendar
        section.place = place
        return section
    }

    /// Nil if the day is not known.
    private var today: String? {
        listing.today.status.map { words.today(listing.today.date, $0, in: listing.place) }
    }

    /// The year before, if it is known. From a year after the known ones, the last of these.
    private var previous: LabelledLink? {
        let year = min(selection.year - 1, listing.knownYears.upperBound)
        return year >= listing.knownYears.lowerBound ? LabelledLink(label: words.year(year), link: link(to: year)) : nil
    }

    private var next: LabelledLink? {
        let year = max(selection.year + 1, listing.knownYears.lowerBound)
        return year <= listing.knownYears.upperBound ? LabelledLink(label: words.year(year), link: link(to: year)) : nil
    }

    private var years: [Choice] {
        listing.knownYears.map { year in
            Choice(label: words.year(year), link: link(to: year), isCurrent: year == selection.year)
        }
    }

    private func link(to year: Int) -> Link {
        router.link(to: .year(HolidayYear(selection.country, year, selection.filter)))
    }

    private var upcoming: Upcoming? {
        listing.next.map { row in
            Upcoming(
                name: row.name.text, language: row.name.language,
                distance: words.next(
                    distance: Distance(to: max(row.first, listing.today.date), from: listing.today.date)),
                date: date(of: row),
                isoDate: row.first.description, regions: row.keepers.map(words.text),
                link: router.link(to: .day(ListedHoliday(row.id, in: selection.filter))))
        }
    }

    /// "Saturday 20 March 2027 (observed, estimated)", "Monday 26 to Friday 30 October 2026", "Friday 17 to Friday 31 December
    /// 2027 (or later)"
    private func date(of row: Listing.Row) -> String {
        let remarks: [HolidayRemark?] = [
            row.mayGoOn ? .goesOn : nil, row.isSubstitute ? .observed : nil, row.isEstimated ? .estimated : nil,
        ]
        return words.next(row.first...row.last, remarks.compactMap(\.self))
    }

    private var calendar: SubscribeSection {
        let (country, filter) = (selection.country, selection.filter)
        return SubscribeSection(
            filter, of: listing.place, edition, words: words,
            label: words.addToCalendar,
            calendar: { router.link(to: .calendar(country, filter, $0)) },
            downloads: DownloadList(
                title: words.downloads(of: selection.year),
                files: Format.ofYear.map { words.link($0, router.link(to: .record(selection, $0))) }),
            changes: changes, family: family)
    }

    /// Both in one calendar. School holidays of a country are those of its regions, so a region comes first.
    private var family: LabelledLink? {
        guard listing.types.contains(.school), listing.regions.isEmpty || selection.filter.region != nil else {
            return nil
        }
        var both = selection
        both.filter.types = .publicAndSchool
        switch selection.filter.types {
        case .only(.publicHoliday): return LabelledLink(label: words.withSchool, link: router.link(to: .year(both)))
        case .only(.school): return LabelledLink(label: words.withPublic, link: router.link(to: .year(both)))
        case .all, .publicAndSchool, .only, .several: return nil
        }
    }

    /// The news first: feed readers find it in the page's head too.
    private var changes: DownloadList? {
        guard listing.recordsChanges else { return nil }
        return DownloadList(
            title: words.changes(of: listing.place.country),
            files: Format.ofChanges.reversed().map {
                words.link($0, router.link(to: .changes(selection.country, $0)))
            })
    }

    private var place: PlaceForm {
        PlaceForm(
            action: router.link(to: .savePlace), country: selection.country.description,
            region: selection.filter.region?.description ?? "", label: words.savePlace(listing.place))
    }

    /// A run that began in the year before has a section of that month, at the top.
    private var months: [MonthSection] {
        let presentation = RowPresentation(listing: listing, selection: selection, router: router, words: words)
        // By index, since a loop over the rows would copy each of them.
        let dates = listing.rows.indices.map { listing.rows[$0].first.fields }
        var months: [MonthSection] = []
        var start = 0
        while start < dates.count {
            let first = dates[start]
            let end = dates[start...].firstIndex { $0.month != first.month || $0.year != first.year } ?? dates.count
            let beside = presentation.beside(daysOf: listing.rows[start].first)
            let id = first.year == selection.year ? "\(first.month)" : "\(first.year)-\(first.month)"
            months.append(
                MonthSection(
                    name: presentation.month(of: first), id: "month-\(id)",
                    rows: (start..<end).map { presentation.row(listing.rows[$0], on: dates[$0].day, beside) }))
            start = end
        }
        return months
    }
}

extension HolidaysWords {
    /// "No data for 2040. We have data for Germany from 2020 to 2035."
    func noData(_ listing: Listing) -> String {
        noData(for: listing.year, of: listing.place.country, known: listing.knownYears)
    }
}
