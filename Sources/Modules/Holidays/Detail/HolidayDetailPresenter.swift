import AlmanacValues
import Layout
import VIPER

struct HolidayDetailPresenter<I: HolidayDetailInteracting, R: Router<HolidayDetailNavigation>>: Presenter {
    let interactor: I
    let router: R
    /// Where calendars are that other programs subscribe to.
    var edition = Edition()

    /// Returns the page to show while the holiday is being fetched, of which only the address is known yet.
    func loading(_ event: HolidayDetailEvent) -> LoadingState<HolidayDetailPage>? {
        switch event {
        case .opened(let holiday):
            LoadingState(
                HolidayDetailPage(
                    head: PageHead(
                        title: "Holiday in \(holiday.reference.country) \(holiday.reference.year)",
                        canonical: link(to: holiday.reference)),
                    heading: "Holiday", language: "en", back: back(to: holiday), loading: "Loading"))
        }
    }

    func handle(_ event: HolidayDetailEvent) async -> Step<HolidayDetailPage, HolidayDetailNavigation, Never> {
        switch event {
        case .opened(let holiday):
            do {
                return .show(page(try await interactor.detail(holiday), in: holiday.filter))
            } catch {
                return show(error, holiday)
            }
        }
    }

    private func page(_ detail: HolidayDetail, in filter: HolidayFilter) -> HolidayDetailPage {
        let title = "\(detail.name.text), \(Phrases.date(detail.date)) – \(detail.countryName.htmlText)"
        return HolidayDetailPage(
            head: PageHead(
                title: title,
                description: (detail.occasion.map { $0.text + " " } ?? "")
                    + "\(detail.name.text) in \(Phrases.inSentence(country: detail.countryName)): "
                    + "\(Phrases.fullDate(detail.date)).",
                canonical: link(to: detail.id), alternates: alternates(of: detail.id)),
            heading: detail.name.text, language: detail.name.language,
            back: back(detail, in: filter),
            age: detail.age.map(Phrases.stale), detail: section(detail, in: filter))
    }

    private func section(_ detail: HolidayDetail, in filter: HolidayFilter) -> DetailSection {
        let feast = FeastPresentation(detail, in: filter, router)
        return DetailSection(
            page: link(to: detail.id), flag: detail.id.country.flag, name: detail.name.text,
            nameLanguage: detail.name.language,
            localName: detail.localName.map { LocalName(text: $0.text, language: $0.language) },
            date: Phrases.date(detail.date), isoDate: detail.date.description,
            day: String(detail.date.day), month: Phrases.month(detail.date.month),
            year: String(detail.date.year), weekday: Phrases.weekday(detail.date),
            distance: Phrases.distance(to: detail.date, from: detail.today),
            observed: detail.observed.map(namedDay), movedFrom: detail.movedFrom.map(namedDay),
            country: detail.countryName.text, countryCode: detail.id.country.description,
            isPublic: detail.isPublic ? "True" : "False",
            types: detail.types.map(\.label).joined(separator: ", "),
            regionalTypes: detail.regionalTypes.map(Phrases.holiday(of:)),
            regions: regions(detail),
            areas: detail.regions.map { EventArea(name: $0.text, country: detail.countryName.text) },
            estimate: detail.isEstimated ? Phrases.estimate(isComputed: detail.isComputed) : nil,
            about: detail.occasion?.text, story: detail.story.map { StorySection($0) }, rule: detail.occasion?.rule,
            previous: yearLink(detail.previous, in: filter), next: yearLink(detail.next, in: filter),
            more: feast.more,
            corrections: CorrectionSection(detail.corrections, at: "here") { router.link(to: .source($0)) },
            otherYears: feast.otherYears, elsewhere: feast.elsewhere,
            calendar: DetailCalendarPresentation(detail, in: filter, router, edition).section)
    }

    /// Returns the same holiday for programs, in every format.
    private func alternates(of day: HolidayReference) -> [Alternate] {
        Format.ofHoliday.compactMap { Alternate(router.link(to: .record(day, $0)), mediaType: $0.mediaType) }
    }

    private func namedDay(_ date: CivilDate) -> NamedDay {
        NamedDay(date: Phrases.fullDate(date), isoDate: date.description)
    }

    private func regions(_ detail: HolidayDetail) -> String {
        let parts = detail.isLocal ? "Parts of " : ""
        guard detail.regions.isEmpty else { return parts + Phrases.list(detail.regions) }
        if detail.isLocal { return "Parts of the country" }
        return detail.exceptions.isEmpty
            ? "The whole country" : "The whole country except \(Phrases.list(detail.exceptions))"
    }

    private func yearLink(_ reference: HolidayReference?, in filter: HolidayFilter) -> LabelledLink? {
        reference.map {
            LabelledLink(label: String($0.year), link: router.link(to: .day(ListedHoliday($0, in: filter))))
        }
    }

    /// The link to a holiday whatever list it was found in: its canonical address.
    private func link(to reference: HolidayReference) -> Link { router.link(to: .day(ListedHoliday(reference))) }

    /// Returns a link to the list in which the visitor found the holiday.
    private func back(_ detail: HolidayDetail, in filter: HolidayFilter) -> LabelledLink {
        let year = HolidayYear(detail.id.country, detail.id.year, detail.filter(ofList: filter))
        return LabelledLink(
            label: "Holidays in \(detail.place) \(detail.id.year)", link: router.link(to: .year(year)))
    }
}

extension HolidayDetailPresenter {
    /// A link to the year, for a page that knows no more than its address.
    private func back(to holiday: ListedHoliday) -> LabelledLink {
        let reference = holiday.reference
        return LabelledLink(
            label: "Holidays \(reference.year)",
            link: router.link(to: .year(HolidayYear(reference.country, reference.year, holiday.filter))))
    }

    private func show(
        _ failure: HolidayDetailFailure, _ holiday: ListedHoliday
    ) -> Step<HolidayDetailPage, HolidayDetailNavigation, Never> {
        let reference = holiday.reference
        let year = router.link(to: .year(HolidayYear(reference.country, reference.year, holiday.filter)))
        var back = back(to: holiday)
        let notice: Notice
        let status: Status
        switch failure {
        case .unknownCountry:
            status = .notFound
            back = LabelledLink(label: "Holidays", link: router.link(to: .start))
            notice = .unknownCountry(reference.country, choose: router.link(to: .chooseCountry))
        case .uncovered(let name):
            status = .notFound
            back = LabelledLink(label: "Holidays", link: router.link(to: .start))
            notice = .uncovered(country: name, choose: router.link(to: .chooseCountry))
        case .unknownYear(let country, let known):
            status = .notFound
            let nearest = min(max(reference.year, known.lowerBound), known.upperBound)
            let link = router.link(to: .year(HolidayYear(reference.country, nearest)))
            back = LabelledLink(label: "Holidays \(nearest)", link: link)
            notice = Notice(
                title: "No data for \(reference.year)",
                explanation: Phrases.coverage(of: country, known),
                actions: [.init("All holidays in \(nearest)", link)])
        case .unknownDay(let country, let sameDay):
            status = .notFound
            notice = Notice(
                title: "Holiday not found for \(Phrases.inSentence(country: country)) in \(reference.year)",
                explanation: sameDay.isEmpty
                    ? "Its date may change from year to year. Find it in the list of all holidays in \(reference.year)."
                    : "Choose another holiday on this date, or see all holidays in \(reference.year).",
                actions: sameDay.map { .init($0.name, router.link(to: .day(ListedHoliday($0.id, in: holiday.filter)))) }
                    + [.init("All holidays in \(reference.year)", year)])
        case .service(let failure):
            status = Status(failure)
            notice = Notice(failure, of: "this holiday", retry: .init("Try again", router.link(to: .day(holiday))))
        }
        return .show(
            HolidayDetailPage(
                head: PageHead(title: notice.title, isListed: false),
                heading: "Holiday", language: "en",
                back: back, notice: notice),
            status)
    }
}
