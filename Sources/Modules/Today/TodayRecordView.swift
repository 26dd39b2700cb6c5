import AlmanacValues
import Layout
import VIPER

/// What today is in a place as JSON (`/status/DE-BY.json`).
struct TodayRecordJSONView: JSONView<Territory, Territory, TodayRecord> {}

/// A day of a place; nil for today.
struct DayOfPlace: Hashable, Sendable {
    let place: Territory
    let date: CivilDate?
}

/// What one day is in a place as JSON (`/status/DE-BY/2026-12-24.json`).
struct PlaceDayRecordJSONView: JSONView<DayOfPlace, DayOfPlace, PlaceDayRecord> {}
