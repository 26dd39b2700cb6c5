import AlmanacValues
import Layout
import VIPER

struct ChangeListPresenter<I: ChangeListInteracting, R: Router<ChangeListNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = ChangesWords()

    /// The most changes of a country on a day that the page shows; the feed of the country has all.
    private static var mostShown: Int { 8 }
    /// The most countries of a day that are shown unfolded.
    private static var mostUnfolded: Int { 5 }

    /// Returns the page to show while the changes are being read.
    func loading(_: ChangeListEvent) -> LoadingState<ChangeListPage>? {
        var page = outline
        page.loading = words.loading
        return LoadingState(page)
    }

    func handle(_ event: ChangeListEvent) async -> Step<ChangeListPage, ChangeListNavigation, Never> {
        switch event {
        case .opened:
            do {
                var page = outline
                page.days = try await interactor.changes().days.map(day)
                return .show(page)
            } catch {
                return show(error)
            }
        }
    }

    private func day(_ day: ChangeList.Day) -> ChangeListDay {
        let told = day.countries.filter { !$0.holidays.isEmpty || $0.unlisted > 0 }
        return ChangeListDay(
            date: words.text(day.date, .long), id: day.date.description,
            count: words.inCountries(countries: day.countries.count),
            groups: told.map { group($0, isOpen: told.count <= Self.mostUnfolded) },
            further: [
                further(words.onlyDetails, day.countries.filter { $0.isOnly(.details) }),
                further(words.firstEditions, day.countries.filter { $0.isOnly(.first) }),
            ].compactMap(\.self))
    }

    private func group(_ country: ChangeList.Country, isOpen: Bool) -> ChangeListGroup {
        let entries = ChangeEntries(country: country.code, name: country.name.foreign, words: words) { year in
            router.link(to: year.map { .year($0) } ?? .country(country.code))
        }
        let changes = country.holidays
        let rest = max(changes.count - Self.mostShown, 0) + country.unlisted
        return ChangeListGroup(
            name: words.text(country.name.foreign), count: words.number(changes.count + country.unlisted),
            isOpen: isOpen,
            changes: changes.prefix(Self.mostShown).map { row($0, entries.entry($0)) },
            rest: entries.rest(of: rest).map { text in
                LabelledLink(label: text.text, link: router.link(to: .changes(country.code, .atom)))
            })
    }

    private func row(_ change: DataChange, _ entry: ChangeFeedRecord.Entry) -> ChangeListRow {
        let holiday = HolidayChange(change)
        return ChangeListRow(
            title: words.parts(of: entry.title.text, naming: holiday?.shownName), link: entry.page,
            text: words.parts(of: entry.text.text, naming: holiday?.formerName))
    }

    private func further(_ heading: String, _ countries: [ChangeList.Country]) -> ChangeListFurther? {
        guard !countries.isEmpty else { return nil }
        return ChangeListFurther(
            heading: heading,
            countries: countries.map { country in
                LabelledLink(label: words.text(country.name.foreign), link: router.link(to: .country(country.code)))
            })
    }

    private func show(_ failure: ChangeListFailure) -> NextStep {
        var page = outline
        switch failure {
        case .unrecorded:
            page.notice = Notice(title: words.unavailableChanges, explanation: words.unrecordedChanges)
            // Not 404: `/data` links here, whatever the source.
            return .show(page)
        case .service(let failure):
            page.notice = words.notice(failure, title: words.unavailableChanges, retry: router.link(to: .page))
            return .show(page, Status(failure))
        }
    }

    /// The part of the page that does not depend on the data.
    private var outline: ChangeListPage {
        ChangeListPage(
            head: PageHead(
                title: words.changesTitle, description: words.changesLead, canonical: router.link(to: .page),
                alternates: Format.ofChanges.alternates { router.link(to: .record($0)) }),
            heading: words.changesTitle, lead: words.changesLead,
            coverage: LabelledLink(label: words.title, link: router.link(to: .coverage)))
    }
}

extension HolidayChange {
    fileprivate var shownName: LocalizedText { LocalizedText(name.text, language: language) }

    /// The earlier name of a holiday that was renamed.
    fileprivate var formerName: LocalizedText? {
        guard case .renamed(let name) = what else { return nil }
        return name
    }
}

extension ChangeList.Country {
    /// The changes of single holidays.
    fileprivate var holidays: [DataChange] { changes.filter { HolidayChange($0) != nil } }

    /// Whether this is all that changed.
    fileprivate func isOnly(_ kind: DataChange.Kind) -> Bool {
        unlisted == 0 && holidays.isEmpty && changes.contains { $0.kind == kind }
            && (kind == .first || !changes.contains { $0.kind == .first })
    }
}
