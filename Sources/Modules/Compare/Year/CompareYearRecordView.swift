import AlmanacValues
import Layout
import VIPER

/// A comparison as JSON (`/compare/2026.json?place=DE-BY&place=FR`).
struct CompareYearRecordJSONView: JSONView<ComparedYear, CompareYearRecordEvent, CompareYearRecord> {
    func event(from visit: Visit<ComparedYear>) -> CompareYearRecordEvent {
        .requested(visit.place.year, visit.place.places)
    }
}

/// What the address of a comparison asks for.
struct ComparedYear: Hashable, Sendable {
    let year: Int
    let places: [Territory]
}
