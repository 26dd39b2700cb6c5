import Almanac
import Entities
import ServiceContracts
import Support

struct OptionsEditorInteractor: OptionsEditorInteracting {
    let countries: any CountryService
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
            name: entry.name, country: await choice(CountryCode(entry.country)),
            look: Look(word: entry.look) ?? visitor.preferences.look)
    }

    func options(from entry: OptionsEntry) async throws(OptionsEditorFailure) -> ChosenOptions {
        let name = NameRule.name(from: entry.name)
        let country = CountryCode(entry.country)
        let look = Look(word: entry.look)
        var problems: [OptionsEditorFailure.Problem] = []
        if let problem = NameRule.problem(with: name) { problems.append(problem) }
        if !entry.country.isEmpty, try await !exists(country) { problems.append(.unknownCountry(entry.country)) }
        if look == nil { problems.append(.unknownLook) }
        guard problems.isEmpty, let look else { throw .rules(problems) }
        return ChosenOptions(name: name.isEmpty ? nil : name, country: country, look: look)
    }

    func draft(from entry: OptionsEntry) throws(OptionsEditorFailure) -> ChosenOptions {
        let name = NameRule.name(from: entry.name)
        let look = Look(word: entry.look)
        var problems: [OptionsEditorFailure.Problem] = []
        if let problem = NameRule.problem(with: name) { problems.append(problem) }
        if look == nil { problems.append(.unknownLook) }
        guard problems.isEmpty, let look else { throw .rules(problems) }
        return ChosenOptions(name: name.isEmpty ? nil : name, country: CountryCode(entry.country), look: look)
    }

    func draft(choosing country: CountryCode) -> ChosenOptions {
        let draft = visitor.draft?.preferences ?? visitor.preferences
        return ChosenOptions(name: draft.name, country: country, look: draft.look)
    }

    private func state(of preferences: Preferences) async -> OptionsEditorState {
        OptionsEditorState(
            name: preferences.name ?? "", country: await choice(preferences.country), look: preferences.look)
    }

    private func exists(_ code: CountryCode?) async throws(OptionsEditorFailure) -> Bool {
        guard let code else { return false }
        do {
            return try await countries.country(code) != nil
        } catch {
            throw .service(error)
        }
    }

    /// Returns the country with its name; without it if the name could not be fetched. Nil for an unknown code.
    private func choice(_ code: CountryCode?) async -> OptionsEditorState.Choice? {
        guard let code else { return nil }
        do {
            return try await countries.country(code).map { OptionsEditorState.Choice(code: code, name: $0.name) }
        } catch {
            return OptionsEditorState.Choice(code: code, name: nil)
        }
    }
}
