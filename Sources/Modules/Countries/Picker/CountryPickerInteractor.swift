import AlmanacValues
import Entities
import ServiceContracts
import Support

struct CountryPickerInteractor: CountryPickerInteracting {
    let service: any CountryService

    /// The longest search text, in Unicode scalars. No country's name is longer.
    static let longestSearch = 100

    func search(_ text: String) async throws(SearchFailure) -> CountryList {
        guard !text.isLonger(than: Self.longestSearch) else { throw .tooLong(limit: Self.longestSearch) }
        let supply = try await countries()
        let query = SearchKey(text)
        // White space alone lists all countries, as an empty text does. Punctuation alone is a search without results:
        // its key is empty, and matches nothing.
        let isSearch = text.unicodeScalars.contains { !$0.properties.isWhitespace }
        guard isSearch else {
            return CountryList(countries: supply.value.map { CountryList.Summary($0) }, age: supply.age)
        }
        let search = CountrySearch(query: query)
        let countries = search.results(in: supply.value)
        let regions = search.regions(in: supply.value)
        return CountryList(
            countries: countries.map { CountryList.Summary($0) }, regions: regions,
            leadingRegions: search.leadingRegions(among: regions, beside: countries), age: supply.age)
    }

    func standing(of code: CountryCode) async throws(SearchFailure) -> CountryStanding {
        if try await countries().value.contains(where: { $0.code == code }) { return .offered }
        do {
            return try await service.country(code).map { .uncovered(name: ForeignText($0.name)) } ?? .unknown
        } catch {
            throw .service(error)
        }
    }

    private func countries() async throws(SearchFailure) -> Supply<[Country]> {
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
        name = country.localizedName
        localNames = country.localNames.filter { $0.text != country.name }
    }
}
