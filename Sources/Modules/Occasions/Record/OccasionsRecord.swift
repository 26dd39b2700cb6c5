import Almanac
import Layout
import VIPER

/// A program's request.
enum OccasionsRecordEvent: Hashable, Sendable {
    case all
    case one(Slug)
}

/// A destination that a record of occasions names. An occasion has no page of its own.
enum OccasionsRecordNavigation: Hashable, Sendable {
    /// The record of one occasion.
    case occasion(Slug)
}

/// The business logic behind the records of occasions.
protocol OccasionsRecordInteracting: Interactor {
    func occasions() async throws(OccasionsRecordFailure) -> [OccasionFacts]
    /// Returns an occasion, and where it is a public holiday in the years around today's.
    func occasion(_ id: Slug) async throws(OccasionsRecordFailure) -> KeptOccasion
}

enum OccasionsRecordFailure: Error, Hashable, Sendable {
    case unknown
    case service(ServiceFailure)
}

/// What the same feast is in all countries.
struct OccasionFacts: Hashable, Sendable {
    let id: Slug
    /// In English, as `about` and `rule` are.
    let name: String
    let about: String
    let rule: String
    let tradition: Tradition
}

/// An occasion, and when and where it is a public holiday.
struct KeptOccasion: Hashable, Sendable {
    let facts: OccasionFacts
    /// Last year and the next three.
    let years: [Year]

    struct Year: Hashable, Sendable {
        let year: Int
        /// In date order; empty if no country is known to keep it.
        let days: [Day]
    }

    struct Day: Hashable, Sendable {
        let date: CivilDate
        /// Those that keep it nationwide.
        let countries: [CountryCode]
        /// Those of which only some regions keep it.
        let countriesInPart: [CountryCode]
    }
}

/// All occasions, for programs.
struct OccasionsRecord: Hashable, Sendable {
    let occasions: [Occasion]

    struct Occasion: Hashable, Sendable {
        let facts: OccasionFacts
        let record: Link
    }
}
