import AlmanacValues
import Layout
import VIPER

extension HolidayDetail {
    /// Returns the filter of a list that has the holiday.
    ///
    /// The default list, of public holidays, may lack the holiday. Visitors who came from elsewhere then get the list
    /// of the holiday's first type.
    func filter(ofList filter: HolidayFilter) -> HolidayFilter {
        var filter = filter
        if filter.types == .only(.publicHoliday), !isPublic, !isListedAsPublic, let type = types.first {
            filter.types = .only(type)
        }
        if place.region == nil { filter.region = nil }
        return filter
    }
}

/// Offers the calendar of the list in which the visitor found a holiday, and the holiday as a file.
struct DetailCalendarPresentation<R: Router<HolidayDetailNavigation>> {
    private let detail: HolidayDetail
    private let filter: HolidayFilter
    private let router: R
    private let words: HolidaysWords
    private let edition: Edition

    init(
        _ detail: HolidayDetail, in filter: HolidayFilter, _ router: R, _ words: HolidaysWords, _ edition: Edition
    ) {
        self.detail = detail
        self.filter = detail.filter(ofList: filter)
        self.router = router
        self.words = words
        self.edition = edition
    }

    var section: SubscribeSection {
        let country = detail.id.country
        return SubscribeSection(
            filter, of: detail.place, edition, words: words,
            label: words.addCalendar,
            event: LabelledLink(label: words.addDay, link: router.link(to: .record(detail.id, .ics))),
            calendar: { router.link(to: .calendar(country, filter, $0)) },
            downloads: DownloadList(
                title: words.downloadHoliday,
                files: Format.ofHoliday.map { words.link($0, router.link(to: .record(detail.id, $0))) }))
    }
}
