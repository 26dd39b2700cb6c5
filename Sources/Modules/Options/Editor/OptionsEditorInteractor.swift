import AlmanacValues
import Entities
import ServiceContracts
import Support

struct OptionsEditorInteractor: OptionsEditorInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock
    let visitor: any VisitorService

    func saved() async -> OptionsEditorState { await state(of: visitor.preferences) }

    func resultOfSaving() async -> SavingResult {
        switch visitor.draft {
        case let draft? where !draft.isSaved: .unknown
        case let draft? where draft.preferences == visitor.preferences: .kept(await saved())
        case let draft?: .refused(await state(of: draft.preferences))
        // A browser that sends neither a draft nor preferences most likely refuses cookies. The exception: default
        // preferences, which have no cookie, were saved so long ago that the draft has expired.
        case nil: visitor.preferences == Preferences() ? .refused(nil) : .unknown
        }
    }

    func draft() async -> DraftResult {
        guard let draft = visitor.draft else { return .lost }
        return draft.isSaved ? .saved : .there(await state(of: draft.preferences))
    }

    func state(of entry: OptionsEntry) async -> OptionsEditorState {
        OptionsEditorState(
            name: entry.name, country: await choice(CountryCode(entry.country), RegionCode(entry.region)),
            look: Look(word: entry.look) ?? visitor.preferences.look)
    }

    func options(from entry: OptionsEntry) async throws(OptionsEditorFailure) -> ChosenOptions {
        let name = NameRule.name(from: entry.name)
        let country = CountryCode(entry.country)
        let look = Look(word: entry.look)
        // Asked at the same time.
        async let entered = region(from: entry, of: country)
        var problems: [OptionsEditorFailure.Problem] = []
        if let problem = NameRule.problem(with: name) { problems.append(problem) }
        if !entry.country.isEmpty, try await !exists(country) {
            problems.append(.unknownCountry(ForeignText(entry.country)))
        }
        let region = await entered
        if region == .unknown { problems.append(.unknownRegion(ForeignText(entry.region))) }
        if look == nil { problems.append(.unknownLook) }
        guard problems.isEmpty, let look else { throw .rules(problems) }
        return ChosenOptions(name: name.isEmpty ? nil : name, country: country, region: region.code, look: look)
    }

    func options(placedIn entry: OptionsEntry) async throws(OptionsEditorFailure) -> ChosenOptions {
        let country = CountryCode(entry.country)
        async let entered = region(from: entry, of: country)
        guard let country, try await exists(country) else {
            throw .rules([.unknownCountry(ForeignText(entry.country))])
        }
        let region = await entered
        guard region != .unknown else { throw .rules([.unknownRegion(ForeignText(entry.region))]) }
        let saved = visitor.preferences
        return ChosenOptions(name: saved.name, country: country, region: region.code, look: saved.look)
    }

    func draft(from entry: OptionsEntry) throws(OptionsEditorFailure) -> ChosenOptions {
        let name = NameRule.name(from: entry.name)
        let look = Look(word: entry.look)
        var problems: [OptionsEditorFailure.Problem] = []
        if let problem = NameRule.problem(with: name) { problems.append(problem) }
        if look == nil { problems.append(.unknownLook) }
        guard problems.isEmpty, let look else { throw .rules(problems) }
        let country = CountryCode(entry.country)
        return ChosenOptions(
            name: name.isEmpty ? nil : name, country: country,
            region: country.flatMap { _ in RegionCode(entry.region) },
            look: look)
    }

    func draft(choosing country: CountryCode) -> ChosenOptions {
        let draft = visitor.draft?.preferences ?? visitor.preferences
        let region = draft.country == country ? draft.territory?.region : nil
        return ChosenOptions(name: draft.name, country: country, region: region, look: draft.look)
    }

    private func state(of preferences: Preferences) async -> OptionsEditorState {
        OptionsEditorState(
            name: preferences.name ?? "",
            country: await choice(preferences.country, preferences.territory?.region), look: preferences.look)
    }

    private func exists(_ code: CountryCode?) async throws(OptionsEditorFailure) -> Bool {
        guard let code else { return false }
        do {
            return try await countries.country(code) != nil
        } catch {
            throw .service(error)
        }
    }

    /// Returns the country with its name and its regions; without them if they could not be fetched. Nil for an unknown
    /// code.
    private func choice(_ code: CountryCode?, _ region: RegionCode?) async -> OptionsEditorState.Choice? {
        guard let code else { return nil }
        // Asked at the same time.
        async let known = regions(of: code)
        let country: Country?
        do {
            country = try await countries.country(code)
        } catch {
            return OptionsEditorState.Choice(code: code, name: nil)
        }
        guard let country else { return nil }
        let regions = await known ?? []
        return OptionsEditorState.Choice(
            code: code, name: ForeignText(country.name), regions: regions,
            region: regions.first { $0.code == region }?.code)
    }
}
