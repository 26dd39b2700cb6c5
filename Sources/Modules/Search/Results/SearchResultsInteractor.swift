import AlmanacValues
import Entities
import ServiceContracts
import Support

struct SearchResultsInteractor: SearchResultsInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let occasions: any OccasionService
    let people: any PersonService
    let world: any WorldService
    let indexes: SearchIndexes
    let clock: any CivilClock
    /// What the languages of the site call the countries.
    var placeNames: any PlaceNameService = NoPlaceNames()

    /// The longest search text, in Unicode scalars. Few names are longer.
    static let longestSearch = 100
    /// The most results of a kind. A short text is part of hundreds of names.
    static let most = 10

    func search(_ text: String) async throws(SearchFailure) -> SearchAnswer {
        guard !text.isLonger(than: Self.longestSearch) else { throw .tooLong(limit: Self.longestSearch) }
        // Punctuation alone is a search without results: its key is empty, and matches nothing.
        let isSearch = text.unicodeScalars.contains { !$0.properties.isWhitespace }
        var answer = SearchAnswer(isSearch: isSearch, year: clock.today(in: "UTC").year)
        guard isSearch else { return answer }
        let supplies = await supplies()
        if let failure = supplies.failureOfAll { throw .service(failure) }
        // The first search after a change of the data makes tables of all names. This takes some milliseconds, too long
        // for an event loop.
        let today = clock.today(in: "UTC")
        let understanding = await elsewhere { SearchUnderstanding(supplies, text, indexes, today: today) }
        answer.groups = understanding.groups
        answer.suggestion = understanding.suggestion
        answer.searched = understanding.searched
        if understanding.isAnswerable {
            answer.facts = await SearchFacts(
                reading: understanding.reading, lexicon: understanding.lexicon, countries: countries,
                holidays: holidays, occasions: occasions, today: today
            ).facts()
            answer.unread = understanding.unread
        }
        answer.missing = supplies.missing
        answer.age = supplies.age
        return answer
    }

    private func supplies() async -> SearchSupplies {
        // At the same time: each may have to be fetched or read.
        async let countries = supply { () async throws(ServiceFailure) in try await self.countries.countries() }
        async let occasions = supply { () async throws(ServiceFailure) in
            Supply(try await self.occasions.occasions())
        }
        async let names = supply { () async throws(ServiceFailure) in Supply(try await self.occasions.searchedNames()) }
        async let people = supply { () async throws(ServiceFailure) in try await self.people.people() }
        async let cities = try? self.world.cities()
        async let placeNames = placeNamesOfAll()
        return await SearchSupplies(
            countries: countries, occasions: occasions, names: names, people: people, cities: cities ?? [],
            placeNames: placeNames)
    }

    /// The names of places in every language that has them and can be read: the rest is useful without them.
    private func placeNamesOfAll() async -> [PlaceNames] {
        var all: [PlaceNames] = []
        for language in Language.all {
            if let names = try? await placeNames.placeNames(in: language) { all.append(names) }
        }
        return all
    }

    private func supply<Value>(
        _ ask: @Sendable () async throws(ServiceFailure) -> Supply<Value>
    ) async -> Result<Supply<Value>, ServiceFailure> {
        await Result { () async throws(ServiceFailure) in try await ask() }
    }
}

/// What there is to search.
struct SearchSupplies: Sendable {
    let countries: Result<Supply<[Country]>, ServiceFailure>
    let occasions: Result<Supply<[Occasion]>, ServiceFailure>
    let names: Result<Supply<[HolidayName]>, ServiceFailure>
    let people: Result<Supply<[Person]>, ServiceFailure>
    /// Empty if they cannot be fetched: the rest is useful without them.
    var cities: [City] = []
    /// What other languages than English call the countries. The rest is useful without them, too.
    var placeNames: [PlaceNames] = []

    /// The kinds that cannot be searched.
    var missing: [SearchKind] {
        var missing: [SearchKind] = []
        if case .failure = countries { missing += [.countries, .regions] }
        if case .failure = occasions { missing.append(.occasions) }
        if case .failure = names { missing.append(.holidays) }
        if case .failure = people { missing.append(.people) }
        return missing
    }

    /// The failure of the countries, if nothing at all can be searched.
    var failureOfAll: ServiceFailure? {
        guard case .failure(let failure) = countries, missing.count == SearchKind.allCases.count else { return nil }
        return failure
    }

    /// The age of the oldest part that is a stale copy; nil if all are good.
    var age: SupplyAge? {
        [(try? countries.get())?.age, (try? occasions.get())?.age, (try? names.get())?.age, (try? people.get())?.age]
            .compactMap(\.self).max()
    }
}
