import Almanac

struct PickerInteractor: PickerInteracting {
    let service: any CountryService

    /// No name is longer; what is, is no search.
    static let longestSearch = 100

    func search(_ text: String) async throws(PickerFailure) -> CountryList {
        guard !text.isLonger(than: Self.longestSearch) else { throw .tooLong(limit: Self.longestSearch) }
        let supply = try await countries()
        let query = SearchKey(text)
        // A text of nothing but spaces or punctuation searches for nothing, which is what an empty one does.
        let isSearch = text.unicodeScalars.contains { !$0.properties.isWhitespace }
        let found = isSearch ? CountrySearch(query).results(in: supply.value) : supply.value
        return CountryList(countries: found.map { CountryList.Summary($0) }, age: supply.age)
    }

    func standing(of code: CountryCode) async throws(PickerFailure) -> CountryStanding {
        if try await countries().value.contains(where: { $0.code == code }) { return .offered }
        do {
            return try await service.country(code).map { .uncovered(name: $0.name) } ?? .unknown
        } catch {
            throw .service(error)
        }
    }

    private func countries() async throws(PickerFailure) -> Supply<[Country]> {
        do {
            return try await service.countries()
        } catch {
            throw .service(error)
        }
    }
}

extension CountryList.Summary {
    init(_ country: Country) {
        code = country.code
        name = country.name
        localNames = country.localNames.filter { $0.text != country.name }
    }
}
