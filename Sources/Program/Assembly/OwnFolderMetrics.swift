import HTTPServer
import OwnCalendars

extension OwnFolder.Content {
    /// The number of the operator's own files that are used and that are rejected, for alerts.
    var metrics: MetricFamily {
        MetricFamily(
            "almanac_own_files", "Files with calendars and corrections of the operator's own, by state.", .gauge,
            [
                .init(Double(usedFiles), labels: [("state", "used")]),
                .init(Double(refusedFiles), labels: [("state", "refused")]),
            ])
    }
}
