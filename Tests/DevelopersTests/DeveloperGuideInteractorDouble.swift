import TestSupport

@testable import Developers

struct DeveloperGuideInteractorDouble: DeveloperGuideInteracting {
    var found: DeveloperCoverage? = DeveloperCoverage(countries: ["DE", "GB"].map(Sample.code), years: 2020...2035)

    func coverage() async -> DeveloperCoverage? { found }
}
