import AlmanacValues
import Layout
import VIPER

struct CountryPickerPresenter<I: CountryPickerInteracting, R: CountryPickerRouting>: Presenter {
    let interactor: I
    let router: R

    /// Returns the page to show while the countries are being fetched. Every other event ends in an answer, which is a
    /// redirect.
    func loading(_ event: CountryPickerEvent) -> LoadingState<CountryPickerPage>? {
        guard case .searched(let text) = event else { return nil }
        var page = page(search: text, results: CountryResultsPage())
        page.loading = "Loading"
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
                title: "Choose Country", description: "Choose a country to see its holidays.",
                canonical: router.link(to: .front),
                alternates: problem == nil && notice == nil ? alternates(of: search) : [],
                isListed: search.isEmpty && notice == nil),
            close: router.link(to: .close),
            search: CountrySearchForm(
                action: router.link(to: .front), resultsAction: router.link(to: .results), text: search,
                problem: problem, hidden: router.ticketFields),
            notice: notice, age: age.map(Phrases.stale), results: results)
    }

    /// Returns the same countries for programs, in every format.
    private func alternates(of search: String) -> [Alternate] {
        Format.ofCountries.compactMap {
            Alternate(router.link(to: .record(search: search, $0)), mediaType: $0.mediaType)
        }
    }

    private func results(_ list: CountryList, _ text: String) -> CountryResultsPage {
        guard !list.countries.isEmpty || !list.regions.isEmpty else {
            return CountryResultsPage(
                nothing: NothingFound(
                    "No countries found for “\(Phrases.isolated(text))”.",
                    way: .init("Show all countries", router.link(to: .everything))))
        }
        let count = count(of: list)
        let summary = text.isEmpty ? count : "\(count) for “\(Phrases.isolated(text))”"
        let form = router.answerForm
        let found = [list.countries.map { row($0, form) }, list.regions.map { row($0, form) }].filter { !$0.isEmpty }
        let groups = text.isEmpty ? byLetter(list.countries, form) : found.map { CountryGroup(letter: nil, rows: $0) }
        var page = CountryResultsPage(summary: summary)
        if text.isEmpty, groups.count > 1 { page.letters = CountryLetters(groups: groups) }
        if let action = form {
            page.buttons = CountryButtons(action: action, groups: groups)
        } else {
            page.links = CountryLinks(groups: groups)
        }
        return page
    }

    private func count(of list: CountryList) -> String {
        let regions = Phrases.count(list.regions.count, "region", "regions")
        if list.countries.isEmpty { return regions }
        let countries = Phrases.count(list.countries.count, "country", "countries")
        return list.regions.isEmpty ? countries : "\(countries) and \(regions)"
    }

    /// - Parameter form: where all answers are sent; nil if each has an address. A long ticket takes 20 µs to print, so it is
    ///   not printed for each of 250 countries.
    private func row(_ region: CountryList.Region, _ form: Link?) -> CountryRow {
        CountryRow(
            flag: region.country.flag, name: "\(region.name), \(region.countryName.htmlText)",
            code: Territory(region.country, region.code).description,
            localNames: [region.localName].compactMap {
                $0.map { LocalNameText(text: $0.text, language: $0.language) }
            },
            link: form ?? router.link(to: .region(region.country, region.code)))
    }

    private func group(_ letter: String, _ countries: [CountryList.Summary], _ form: Link?) -> CountryGroup {
        CountryGroup(letter: CountryLetter(name: letter), rows: countries.map { row($0, form) })
    }

    /// Groups the countries, which are in order, by the letter they are sorted under: Å is an A.
    private func byLetter(_ countries: [CountryList.Summary], _ form: Link?) -> [CountryGroup] {
        Dictionary(grouping: countries) { SearchKey($0.name).bytes.first ?? UInt8(ascii: "?") }
            .sorted { $0.key < $1.key }
            .map { group(String(UnicodeScalar($0.key)).uppercased(), $0.value, form) }
    }

    private func row(_ country: CountryList.Summary, _ form: Link?) -> CountryRow {
        CountryRow(
            flag: country.code.flag, name: country.name, code: country.code.description,
            // Three are enough; some countries have more than twenty languages.
            localNames: country.localNames.prefix(3).map { LocalNameText(text: $0.text, language: $0.language) },
            link: form ?? router.link(to: .choice(country.code)))
    }
}

extension CountryPickerPresenter {
    /// - Parameters:
    ///   - region: whether the country has it, the caller finds out, with what it shows of the region.
    ///   - unknown: the status of the page if the country cannot be chosen.
    private func answer(
        _ country: CountryCode?, _ region: RegionCode? = nil, unknown status: Status
    ) async -> Step<CountryPickerPage, CountryPickerNavigation, CountryAnswer> {
        guard let country else { return await showAll(under: unknown(nil), status) }
        do {
            switch try await interactor.standing(of: country) {
            case .offered: return .answer(region.map { CountryAnswer.region(country, $0) } ?? .country(country))
            case .uncovered(let name):
                return await showAll(under: .uncovered(country: ForeignText(name), choose: nil), status)
            case .unknown: return await showAll(under: unknown(country), status)
            }
        } catch {
            return show(error, search: "")
        }
    }

    /// Shows the notice above the list of all countries, so that the visitor can choose one that exists.
    private func showAll(
        under notice: Notice, _ status: Status
    ) async -> Step<CountryPickerPage, CountryPickerNavigation, CountryAnswer> {
        let all: CountryResultsPage
        do {
            all = results(try await interactor.search(""), "")
        } catch {
            return show(error, search: "")
        }
        return .show(page(search: "", notice: notice, results: all), status)
    }

    private func unknown(_ country: CountryCode?) -> Notice {
        Notice(
            title: country.map { "No country has the code “\($0)”" } ?? "Country not found",
            explanation: "Choose a country from the list, or search by name.")
    }

    private func show(
        _ failure: CountryPickerFailure, search: String
    ) -> Step<CountryPickerPage, CountryPickerNavigation, CountryAnswer> {
        let nothing = CountryResultsPage()
        switch failure {
        case .tooLong(let limit):
            let problem = Phrases.tooLongSearch(limit)
            return .show(page(search: search, problem: problem, results: nothing), .badRequest)
        case .service(let failure):
            let notice = Notice(
                failure, of: CountryPickerFailure.subject, retry: .init("Try again", router.link(to: .everything)))
            return .show(page(search: search, notice: notice, results: nothing), Status(failure))
        }
    }
}

/// The words for failures, which are the same for people and for programs.
extension CountryPickerFailure {
    static let subject = "the list of countries"
}
