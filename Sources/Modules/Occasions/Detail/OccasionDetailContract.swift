import Almanac
import Layout
import VIPER

/// A visitor's action on this screen.
enum OccasionDetailEvent: Hashable, Sendable {
    case opened(Slug)
}

/// A destination that this screen can lead to.
enum OccasionDetailNavigation: Hashable, Sendable {
    case list
    case occasion(Slug)
    /// The list of a country's holidays: with those of regions if the occasion is kept in part, and of all types if it is
    /// no public holiday there.
    case holidays(HolidayYear)
    /// The occasion for programs.
    case record(Slug, Format)
}

/// The business logic behind the occasion.
protocol OccasionDetailInteracting: Interactor {
    /// Returns an occasion, and where it is a public holiday in the years around today's.
    func occasion(_ id: Slug) async throws(OccasionDetailFailure) -> KeptOccasion
}

enum OccasionDetailFailure: Error, Hashable, Sendable {
    case unknown
    case service(ServiceFailure)
}

/// An occasion, when and where it is a public holiday, and what it is called.
struct KeptOccasion: Hashable, Sendable {
    let facts: OccasionFacts
    /// The current year in UTC.
    let year: Int
    /// Last year and the next three.
    let years: [Year]
    /// What holidays of the occasion are called, by language.
    var names: [Name] = []
    /// The occasion before it in the list; nil for the first.
    var previous: Neighbour?
    /// The occasion after it in the list; nil for the last.
    var next: Neighbour?

    struct Year: Hashable, Sendable {
        let year: Int
        /// In date order; empty if no country is known to keep it.
        let days: [Day]
    }

    struct Day: Hashable, Sendable {
        /// The first day, if it lasts several.
        let date: CivilDate
        /// Those that keep it nationwide.
        let countries: [Country]
        /// Those of which only some regions keep it.
        let countriesInPart: [Country]
    }

    struct Country: Hashable, Sendable {
        let code: CountryCode
        let name: String
    }

    struct Name: Hashable, Sendable {
        let text: LocalizedText
        /// The English name of the language.
        let languageName: String
        /// Those with a public holiday of this name.
        let countries: [Country]
        /// Those in which only holidays of other types have this name.
        let others: [Country]
    }

    struct Neighbour: Hashable, Sendable {
        let id: Slug
        let name: String
    }
}
