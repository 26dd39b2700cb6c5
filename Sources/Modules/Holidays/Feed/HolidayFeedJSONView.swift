import AlmanacValues
import Layout
import VIPER

/// The events of a calendar as JSON (`/holidays/DE.json`).
struct HolidayFeedJSONView: JSONView<HolidayFeedRequest, HolidayFeedRequest, HolidayFeedRecord> {}
