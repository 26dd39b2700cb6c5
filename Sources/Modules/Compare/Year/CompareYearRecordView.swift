import AlmanacValues
import Layout
import VIPER

/// A comparison as JSON (`/compare/2026.json?place=DE-BY&place=FR`).
struct CompareYearRecordJSONView: JSONView<ComparedYear, ComparedYear, CompareYearRecord> {}

/// What the address of a comparison asks for.
struct ComparedYear: Hashable, Sendable {
    let year: Int
    let places: [Territory]
}
