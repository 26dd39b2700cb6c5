import AlmanacValues
import Layout
import VIPER

struct CountryPickerPresenter<I: CountryPickerInteracting, R: CountryPickerRouting>: Presenter {
    let interactor: I
    let router: R
    var words = CountriesWords()

    /// Returns the page to show while the countries are being fetched. Every other event ends in an answer, which is a
    /// redirect.
    func loading(_ event: CountryPickerEvent) -> LoadingState<CountryPickerPage>? {
        guard case .searched(let text) = event else { return nil }
        var page = page(search: text, results: CountryResultsPage())
        page.loading = words.loading
        return LoadingState(page)
    }

    func handle(_ event: CountryPickerEvent) async -> Step<CountryPickerPage, CountryPickerNavigation, CountryAnswer> {
        switch event {
        case .closed:
            return .answer(.cancel)
        case .chose(let country):
            return await answer(country, unknown: .notFound)
        case .choseRegion(let country, let region):
            return await answer(country, region, unknown: .notFound)
        case .pressedRegion(let country, let region):
            return await answer(country, region, unknown: .unprocessableContent)
        case .pressed(let country):
            return await answer(country, unknown: .unprocessableContent)
        case .searched(let text):
            do {
                let list = try await interactor.search(text)
                return .show(page(search: text, age: list.age, results: results(list, text)))
            } catch {
                return show(error, search: text)
            }
        }
    }

    private func page(
        search: String, problem: String? = nil, notice: Notice? = nil, age: SupplyAge? = nil,
        results: CountryResultsPage
    ) -> CountryPickerPage {
        CountryPickerPage(
            head: PageHead(
                title: words.chooseCountry, description: words.description, canonical: router.link(to: .front),
                alternates: problem == nil && notice == nil
                    ? Format.ofCountries.alternates { router.link(to: .record(search: search, $0)) } : [],
                isListed: search.isEmpty && notice == nil),
            close: router.link(to: .close),
            search: CountrySearchForm(
                action: router.link(to: .front), resultsAction: router.link(to: .results), text: search,
                problem: problem, hidden: router.ticketFields),
            notice: notice, age: age.map(words.stale), results: results)
    }

    private func results(_ list: CountryList, _ text: String) -> CountryResultsPage {
        guard !list.countries.isEmpty || !list.regions.isEmpty else {
            return CountryResultsPage(
                nothing: NothingFound(
                    words.nothing(for: ForeignText(text)), way: .init(words.showAll, router.link(to: .everything))))
        }
        let form = router.answerForm
        let letters = text.isEmpty ? letters(list.countries, form) : []
        let found = text.isEmpty ? [] : found(list, form)
        var page = CountryResultsPage(summary: summary(list, text))
        if let action = form {
            page.buttons = CountryButtons(action: action, letters: letters, found: found)
        } else {
            page.links = CountryLinks(letters: letters, found: found)
        }
        return page
    }

    private func summary(_ list: CountryList, _ text: String) -> String {
        text.isEmpty
            ? words.all(list.countries.count)
            : words.found(list.countries.count, regions: list.regions.count, for: ForeignText(text))
    }

    /// - Parameter form: where all answers are sent; nil if each has an address. A long ticket takes 20 µs to print, so it is
    ///   not printed for each of 250 countries.
    private func row(_ region: CountryList.Region, _ form: Link?) -> CountryRow {
        CountryRow(
            flag: region.country.flag,
            name: words.text(PlaceName(region: region.name.foreign, country: region.countryName)),
            code: Territory(region.country, region.code).description,
            localNames: [region.localName].compactMap(\.self),
            link: form ?? router.link(to: .region(region.country, region.code)))
    }

    private func found(_ list: CountryList, _ form: Link?) -> [[CountryRow]] {
        let regions = list.regions.map { row($0, form) }
        let leading = regions.prefix(list.leadingRegions)
        return [Array(leading), list.countries.map { row($0, form) }, Array(regions.dropFirst(leading.count))]
            .filter { !$0.isEmpty }
    }

    private func letters(_ countries: [CountryList.Summary], _ form: Link?) -> [CountryLetter] {
        LetterGroup.groups(of: countries) { SearchKey($0.name.text) }.map { group in
            CountryLetter(
                name: group.letter, count: words.number(group.items.count),
                isOpen: !LongList.isFolded(countries.count), rows: group.items.map { row($0, form) })
        }
    }

    private func row(_ country: CountryList.Summary, _ form: Link?) -> CountryRow {
        CountryRow(
            flag: country.code.flag, name: words.text(country.name.foreign), code: country.code.description,
            // Three are enough; some countries have more than twenty languages.
            localNames: Array(country.localNames.prefix(3)),
            link: form ?? router.link(to: .choice(country.code)))
    }
}

extension CountryPickerPresenter {
    /// - Parameters:
    ///   - region: not checked. The caller finds out whether the country has it, and shows the result.
    ///   - unknown: the status of the page if the country cannot be chosen.
    private func answer(
        _ country: CountryCode?, _ region: RegionCode? = nil, unknown status: Status
    ) async -> NextStep {
        guard let country else { return await showAll(under: unknown(nil), status) }
        do {
            switch try await interactor.standing(of: country) {
            case .offered: return .answer(region.map { CountryAnswer.region(country, $0) } ?? .country(country))
            case .uncovered(let name):
                return await showAll(under: words.uncovered(country: name), status)
            case .unknown: return await showAll(under: unknown(country), status)
            }
        } catch {
            return show(error, search: "")
        }
    }

    /// Shows the notice above the list of all countries, so that the visitor can choose one that exists.
    private func showAll(under notice: Notice, _ status: Status) async -> NextStep {
        let all: CountryResultsPage
        do {
            all = results(try await interactor.search(""), "")
        } catch {
            return show(error, search: "")
        }
        return .show(page(search: "", notice: notice, results: all), status)
    }

    private func unknown(_ country: CountryCode?) -> Notice {
        Notice(title: country.map { words.unknown($0) } ?? words.notFound, explanation: words.chooseAnother)
    }

    private func show(_ failure: SearchFailure, search: String) -> NextStep {
        let nothing = CountryResultsPage()
        switch failure {
        case .tooLong(let limit):
            let problem = words.tooLongSearch(limit)
            return .show(page(search: search, problem: problem, results: nothing), .badRequest)
        case .service(let failure):
            let notice = words.notice(failure, title: words.unavailable, retry: router.link(to: .everything))
            return .show(page(search: search, notice: notice, results: nothing), Status(failure))
        }
    }
}
