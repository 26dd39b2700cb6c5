import AlmanacValues
import Entities
import ServiceContracts

struct DeveloperGuideInteractor: DeveloperGuideInteracting {
    let countries: any CountryService

    func coverage() async -> DeveloperCoverage? {
        guard let all = try? await countries.countries().value, let first = all.map(\.years.lowerBound).min(),
            let last = all.map(\.years.upperBound).max()
        else { return nil }
        return DeveloperCoverage(countries: all.map(\.code).sorted(), years: first...last)
    }
}
