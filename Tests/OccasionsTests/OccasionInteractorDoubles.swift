import TestSupport

@testable import Occasions

struct OccasionListInteractorDouble: OccasionListInteracting {
    let result: Result<OccasionList, ServiceFailure>

    func occasions() async throws(ServiceFailure) -> OccasionList { try result.get() }
}

struct OccasionDetailInteractorDouble: OccasionDetailInteracting {
    let result: Result<KeptOccasion, LookupFailure>

    var guess: Result<OccasionGuess, ServiceFailure> = .success(OccasionGuess(occasions: [], isName: false))

    func occasion(_: Slug) async throws(LookupFailure) -> KeptOccasion { try result.get() }

    func guess(_: Slug) async throws(ServiceFailure) -> OccasionGuess { try guess.get() }
}

extension OccasionGuess {
    static func sample(_ occasions: Occasion..., isName: Bool) -> Self {
        OccasionGuess(occasions: occasions.map { KeptOccasion.Neighbour($0) }, isName: isName)
    }
}

extension OccasionList {
    static let sample = OccasionList(
        year: 2026,
        occasions: [
            Summary(facts: OccasionFacts(Sample.christmas), countries: 160, countriesInPart: 3),
            Summary(facts: OccasionFacts(Sample.epiphany), countries: 1, countriesInPart: 0),
            Summary(facts: OccasionFacts(Sample.mothers), countries: 0, countriesInPart: 0),
        ])
}
