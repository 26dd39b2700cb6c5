import AlmanacValues
import Layout
import VIPER

/// Who is off on a day, as JSON (`/on/2026-12-24.json`).
struct WorldDayRecordJSONView: JSONView<CivilDate, CivilDate, WorldDayRecord> {}

/// The public holidays of seven days, as JSON (`/on/2026-12-24/week.json`): each day with the countries that have one.
struct WorldWeekRecordJSONView: JSONView<CivilDate, CivilDate, WorldWeekRecord> {}
