import Almanac

struct EditorInteractor: EditorInteracting {
    let countries: any CountryService
    let preferences: Preferences

    func saved() async -> EditorState {
        EditorState(
            name: preferences.name ?? "", country: await choice(preferences.country), look: preferences.look)
    }

    func state(of draft: OptionsDraft) async -> EditorState {
        EditorState(name: draft.name, country: await choice(draft.country), look: draft.look)
    }

    func state(of entry: Entry) async -> EditorState {
        EditorState(
            name: entry.name, country: await choice(CountryCode(entry.country)),
            look: Look(rawValue: entry.look) ?? preferences.look)
    }

    func preferences(from entry: Entry) async throws(EditorFailure) -> Preferences {
        var problems: [EditorFailure.Problem] = []
        let name = collect(&problems) { () throws(EditorFailure) in try NameRule.name(from: entry.name) } ?? nil
        let code = CountryCode(entry.country)
        if !entry.country.isEmpty, try await !exists(code) { problems.append(.unknownCountry(entry.country)) }
        let look = collect(&problems) { () throws(EditorFailure) in try look(of: entry) }
        guard problems.isEmpty, let look else { throw .rules(problems) }
        return Preferences(name: name, country: code, look: look)
    }

    func draft(from entry: Entry) throws(EditorFailure) -> OptionsDraft {
        var problems: [EditorFailure.Problem] = []
        let name = collect(&problems) { () throws(EditorFailure) in try NameRule.name(from: entry.name) } ?? nil
        let look = collect(&problems) { () throws(EditorFailure) in try look(of: entry) }
        guard problems.isEmpty, let look else { throw .rules(problems) }
        return OptionsDraft(name: name ?? "", country: CountryCode(entry.country), look: look)
    }

    private func look(of entry: Entry) throws(EditorFailure) -> Look {
        guard let look = Look(rawValue: entry.look) else { throw .rules([.unknownLook]) }
        return look
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

    /// Goes on after a broken rule, so that all that are broken are said at once.
    private func collect<Value>(
        _ problems: inout [EditorFailure.Problem], _ rule: () throws(EditorFailure) -> Value
    ) -> Value? {
        do throws(EditorFailure) {
            return try rule()
        } catch {
            if case .rules(let broken) = error { problems += broken }
            return nil
        }
    }
}
