import HTTPServer
import OwnCalendars

extension OwnFolder.Content {
    /// How many of the operator's own files are used, so that an alert can tell when one is refused.
    var metrics: MetricFamily {
        MetricFamily(
            "almanac_own_files", "Files with calendars and corrections of the operator's own, by state.", .gauge,
            [
                .init(Double(usedFiles), labels: [("state", "used")]),
                .init(Double(refusedFiles), labels: [("state", "refused")]),
            ])
    }
}
