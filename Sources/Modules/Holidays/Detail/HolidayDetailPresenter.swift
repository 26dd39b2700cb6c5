import AlmanacValues
import Layout
import VIPER

struct HolidayDetailPresenter<I: HolidayDetailInteracting, R: Router<HolidayDetailNavigation>>: Presenter {
    let interactor: I
    let router: R
    /// Where calendars are that other programs subscribe to.
    var edition = Edition()
    var words = HolidaysWords()

    /// Returns the page to show while the holiday is being fetched. Only its address is known yet.
    func loading(_ event: HolidayDetailEvent) -> LoadingState<HolidayDetailPage>? {
        switch event {
        case .opened(let holiday):
            LoadingState(
                HolidayDetailPage(
                    head: PageHead(
                        title: words.title(fetching: holiday.reference.country, holiday.reference.year),
                        canonical: link(to: holiday.reference)),
                    heading: words.holiday, language: words.language.facts.tag, back: back(to: holiday),
                    loading: words.loading))
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
        HolidayDetailPage(
            head: PageHead(
                title: words.title(of: detail),
                description: words.description(of: detail),
                canonical: link(to: detail.id),
                alternates: Format.ofHoliday.alternates { router.link(to: .record(detail.id, $0)) }),
            heading: detail.name.text, language: detail.name.language,
            back: back(detail, in: filter),
            age: detail.age.map(words.stale), detail: section(detail, in: filter))
    }

    private func leaf(_ date: CivilDate) -> CalendarLeaf {
        let (day, beside) = (date.day, words.beside(dayOf: date, withYear: true))
        return CalendarLeaf(
            before: beside.before, day: words.dayOfMonth(day), sign: beside.sign(of: day),
            month: beside.month.isEmpty ? nil : .init(joint: beside.joint, name: beside.month))
    }

    private func section(_ detail: HolidayDetail, in filter: HolidayFilter) -> DetailSection {
        let feast = FeastPresentation(detail: detail, filter: filter, router: router, words: words)
        return DetailSection(
            page: link(to: detail.id), flag: detail.id.country.flag, name: detail.name.text,
            nameLanguage: detail.name.language,
            localName: detail.localName.map { LocalName(text: $0.text, language: $0.language) },
            date: words.text(detail.date, .long), isoDate: detail.date.description, runs: words.runs(of: detail),
            isoLast: detail.runs.count == 1 ? detail.runs[0].last.description : nil, isObserved: detail.isInLieu,
            leaf: leaf(detail.date), year: words.year(detail.date.year), weekday: words.weekday(detail.date.weekday),
            distance: words.distance(to: detail.date, from: detail.today),
            observed: detail.observed.map(namedDay), movedFrom: detail.movedFrom.map(namedDay),
            country: detail.place.country, countryCode: detail.id.country.description,
            isPublic: detail.isPublic ? "True" : "False", publicAnswer: words.answer(detail.isPublic),
            types: words.types(detail.types),
            regionalTypes: detail.regionalTypes.map(words.holiday(of:)),
            regions: words.keepers(of: detail), parts: words.parts(of: detail),
            notKept: detail.isKeptInRegion ? nil : detail.place.region.map { words.notKept(regions: [$0]) },
            map: detail.map.map { KeepersMapPresentation(map: $0, detail: detail, words: words).section },
            areas: (detail.isLocal ? detail.regions : detail.regions + detail.parts.flatMap(\.regions)).map {
                EventArea(name: $0.text, country: detail.place.country.text)
            },
            estimate: detail.isEstimated ? words.estimate(isComputed: detail.isComputed) : nil,
            occasionLanguage: detail.occasion.flatMap { words.lang($0.language) },
            about: detail.hasOwnStory ? nil : detail.occasion?.text,
            story: detail.story.map { StorySection($0, on: words.language) },
            // The rule is that of the feast's own date.
            rule: detail.isInLieu ? nil : detail.occasion?.rule,
            previous: yearLink(detail.previous, in: filter), next: yearLink(detail.next, in: filter),
            more: feast.more,
            corrections: CorrectionSection(detail.corrections, isOfOne: true, words) { router.link(to: .source($0)) },
            otherYears: feast.otherYears, elsewhere: feast.elsewhere,
            calendar: DetailCalendarPresentation(detail, in: filter, router, words, edition).section)
    }

    private func namedDay(_ date: CivilDate) -> NamedDay {
        NamedDay(date: words.text(date, .full), isoDate: date.description)
    }

    private func yearLink(_ reference: HolidayReference?, in filter: HolidayFilter) -> LabelledLink? {
        reference.map {
            LabelledLink(label: words.year($0.year), link: router.link(to: .day(ListedHoliday($0, in: filter))))
        }
    }

    /// The link to a holiday whatever list it was found in: its canonical address.
    private func link(to reference: HolidayReference) -> Link { router.link(to: .day(ListedHoliday(reference))) }

    /// Returns a link to the list in which the visitor found the holiday.
    private func back(_ detail: HolidayDetail, in filter: HolidayFilter) -> LabelledLink {
        let year = HolidayYear(detail.id.country, detail.id.year, detail.filter(ofList: filter))
        return LabelledLink(
            label: words.title(.name(detail.place), detail.id.year), link: router.link(to: .year(year)))
    }
}

extension HolidayDetailPresenter {
    /// A link to the year, for a page that knows no more than its address.
    private func back(to holiday: ListedHoliday) -> LabelledLink {
        let reference = holiday.reference
        return LabelledLink(
            label: words.list(of: reference.year),
            link: router.link(to: .year(HolidayYear(reference.country, reference.year, holiday.filter))))
    }

    private func show(_ failure: HolidayDetailFailure, _ holiday: ListedHoliday) -> NextStep {
        let reference = holiday.reference
        let year = router.link(to: .year(HolidayYear(reference.country, reference.year, holiday.filter)))
        var back = back(to: holiday)
        let notice: Notice
        let status: Status
        switch failure {
        case .unknownCountry:
            status = .notFound
            back = LabelledLink(label: words.section, link: router.link(to: .start))
            notice = words.unknownCountry(
                reference.country, choose: router.link(to: .chooseCountry(searching: reference.country)))
        case .uncovered(let name):
            status = .notFound
            back = LabelledLink(label: words.section, link: router.link(to: .start))
            notice = words.uncovered(country: name, choose: router.link(to: .chooseCountry(searching: nil)))
        case .unknownYear(let country, let known):
            status = .notFound
            let nearest = min(max(reference.year, known.lowerBound), known.upperBound)
            let link = router.link(to: .year(HolidayYear(reference.country, nearest)))
            back = LabelledLink(label: words.list(of: nearest), link: link)
            notice = Notice(
                title: words.noData(for: reference.year),
                explanation: words.dataRange(of: country, known),
                actions: [.init(words.allHolidays(in: nearest), link)])
        case .unknownDay(let country, let sameDay):
            status = .notFound
            notice = Notice(
                title: words.notFound(in: country, reference.year),
                explanation: words.explanation(notFoundIn: reference.year, hasOthers: !sameDay.isEmpty),
                actions: sameDay.map { same in
                    .init(
                        words.text(same.name), router.link(to: .day(ListedHoliday(same.id, in: holiday.filter))))
                } + [.init(words.allHolidays(in: reference.year), year)])
        case .service(let failure):
            status = Status(failure)
            notice = words.notice(
                failure, title: words.couldNotShowHoliday, retry: router.link(to: .day(holiday)))
        }
        return .show(
            HolidayDetailPage(
                head: PageHead(title: notice.title, isListed: false),
                heading: words.holiday, language: words.language.facts.tag,
                back: back, notice: notice),
            status)
    }
}
