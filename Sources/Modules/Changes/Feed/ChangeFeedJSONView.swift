import AlmanacValues
import Layout
import VIPER

/// What changed in a country's data as JSON (`/holidays/DE/changes.json`).
struct ChangeFeedJSONView: JSONView<CountryCode, CountryCode, ChangeFeedRecord> {}
