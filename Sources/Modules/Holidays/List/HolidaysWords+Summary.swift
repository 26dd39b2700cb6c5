import AlmanacValues
import Layout

/// What a list has, in numbers.
struct HolidaySummary: Hashable, Sendable {
    let types: HolidayFilter.Types
    /// The number of holidays, without observed days.
    let holidays: Int
    let observed: Int
    let scope: Scope

    enum Scope: Hashable, Sendable {
        /// Those of everybody, of a country that has regions.
        case nationwide
        case region(ForeignText)
        /// All of a country, of which this number is kept in some regions only.
        case everywhere(regional: Int)
    }
}

extension HolidaysWords {
    /// "11 nationwide public holidays and 1 observed day", "12 public holidays in Bavaria"
    func summary(_ list: HolidaySummary) -> String {
        let (number, types, observed) = (list.holidays, list.types, list.observed)
        let what = sentence(types, number)
        return switch list.scope {
        case .nationwide: nationwide(number: number, what: what, observed: observed)
        case .region(let region): inRegion(number: number, what: what, region: region, observed: observed)
        case .everywhere(regional: 0): everywhere(number: number, what: what, observed: observed)
        case .everywhere(regional: number + observed):
            onlyRegional(number: number, what: what, observed: observed)
        case .everywhere(regional: let some):
            partlyRegional(number: number, what: what, observed: observed, some: some)
        }
    }

    /// "No public holidays in 2026.", "No public holidays in 2026 in Bavaria."
    func none(_ types: HolidayFilter.Types, in year: Int, of place: PlaceName) -> String {
        let what = sentence(types, 0)
        guard let region = place.region else { return noneIn(what: what, year: year) }
        return noneIn(what: what, year: year, region: region)
    }

    /// What a number counts, without the number: "public holiday" for 1, otherwise "public holidays".
    private func sentence(_ types: HolidayFilter.Types, _ number: Int) -> Sentence {
        switch types {
        case .all, .several: ofAnyType(number: number)
        case .publicAndSchool: publicAndSchool(number: number)
        case .only(.school): schoolBreaks(number: number)
        case .only(let type): number == 1 ? oneOfType(type: type) : manyOfType(type: type)
        }
    }
}
