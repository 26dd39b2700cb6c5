import AlmanacValues
import Layout
import VIPER

/// The first days on which all work, as JSON (`/compare/meeting.json?from=2026-12-20&days=5&place=DE-BY&place=FR`).
struct CompareMeetingRecordJSONView: JSONView<MeetingQuestion, MeetingQuestion, CompareMeetingRecord> {}
