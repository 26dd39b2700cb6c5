import Almanac

struct EditorInteractor: EditorInteracting {
    let countries: any CountryService
    let preferences: Preferences

    func saved() async -> EditorState {
        EditorState(
            name: preferences.name ?? "", country: await choice(preferences.country), look: preferences.look)
    }

    func isKept(_ draft: OptionsDraft) -> Bool {
        preferences
            == Preferences(name: draft.name.isEmpty ? nil : draft.name, country: draft.country, look: draft.look)
    }

    func state(of draft: OptionsDraft) async -> EditorState {
        EditorState(name: draft.name, country: await choice(draft.country), look: draft.look)
    }

    func state(of entry: Entry) async -> EditorState {
        EditorState(
            name: entry.name, country: await choice(CountryCode(entry.country)),
            look: Look(word: entry.look) ?? preferences.look)
    }

    func preferences(from entry: Entry) async throws(EditorFailure) -> Preferences {
        let name = NameRule.name(from: entry.name)
        let country = CountryCode(entry.country)
        let look = Look(word: entry.look)
        var problems: [EditorFailure.Problem] = []
        if let problem = NameRule.problem(with: name) { problems.append(problem) }
        if !entry.country.isEmpty, try await !exists(country) { problems.append(.unknownCountry(entry.country)) }
        if look == nil { problems.append(.unknownLook) }
        guard problems.isEmpty, let look else { throw .rules(problems) }
        return Preferences(name: name.isEmpty ? nil : name, country: country, look: look)
    }

    func draft(from entry: Entry) throws(EditorFailure) -> OptionsDraft {
        let name = NameRule.name(from: entry.name)
        let look = Look(word: entry.look)
        var problems: [EditorFailure.Problem] = []
        if let problem = NameRule.problem(with: name) { problems.append(problem) }
        if look == nil { problems.append(.unknownLook) }
        guard problems.isEmpty, let look else { throw .rules(problems) }
        return OptionsDraft(name: name, country: CountryCode(entry.country), look: look)
    }

    private func exists(_ code: CountryCode?) async throws(EditorFailure) -> Bool {
        guard let code else { return false }
        do {
            return try await countries.country(code) != nil
        } catch {
            throw .service(error)
        }
    }

    /// A country that does not exist is none; one whose name cannot be had is shown by its code.
    private func choice(_ code: CountryCode?) async -> EditorState.Choice? {
        guard let code else { return nil }
        do {
            return try await countries.country(code).map { EditorState.Choice(code: code, name: $0.name) }
        } catch {
            return EditorState.Choice(code: code, name: nil)
        }
    }
}
