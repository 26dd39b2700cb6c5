import AlmanacValues
import Entities
import ServiceContracts

struct OccasionListInteractor: OccasionListInteracting {
    let service: any OccasionService
    let countries: any CountryService
    let clock: any CivilClock

    func occasions() async throws(ServiceFailure) -> OccasionList {
        let known = await KnownCountries(of: countries)
        let year = clock.today(in: "UTC").year
        var summaries: [OccasionList.Summary] = []
        for occasion in try await service.occasions().inOrder {
            let celebrations = try await service.celebrations(of: occasion.id, in: year)
            let nationwide = Set(celebrations.flatMap { known.offered($0.countries) })
            let inPart = Set(celebrations.flatMap { known.offered($0.countriesInPart) }).subtracting(nationwide)
            summaries.append(
                OccasionList.Summary(
                    facts: OccasionFacts(occasion), countries: nationwide.count, countriesInPart: inPart.count))
        }
        return OccasionList(year: year, occasions: summaries)
    }
}

extension [Occasion] {
    /// The occasions by tradition; those of one tradition stay in their order.
    var inOrder: [Occasion] {
        Tradition.allCases.flatMap { tradition in filter { $0.tradition == tradition } }
    }
}

extension OccasionFacts {
    init(_ occasion: Occasion) {
        self.init(
            id: occasion.id, name: occasion.name, about: occasion.about, rule: occasion.rule,
            tradition: occasion.tradition, language: occasion.language)
    }
}

/// The countries that the site has pages of. An occasion may name countries that the source of the holidays lacks.
struct KnownCountries {
    /// Nil if their source fails: then every code counts as known.
    private let names: [CountryCode: (name: String, place: Int)]?

    init(of service: any CountryService) async {
        let countries = try? await service.countries().value
        names = countries.map { countries in
            Dictionary(
                countries.enumerated().map { ($1.code, ($1.name, $0)) }, uniquingKeysWith: { first, _ in first })
        }
    }

    func offered(_ codes: [CountryCode]) -> [CountryCode] {
        names.map { names in codes.filter { names[$0] != nil } } ?? codes
    }

    /// The name in the language of the page, or the code if the names are not known.
    func name(of country: CountryCode) -> ForeignText { ForeignText(names?[country]?.name ?? country.description) }

    /// Where the country is in the language's dictionaries; 0 if that is not known.
    func place(of country: CountryCode) -> Int { names?[country]?.place ?? 0 }
}
