import AlmanacValues
import Formats
import HTML
import Layout
import VIPER

/// The address of a calendar as a QR code (`/holidays/DE.svg`): a telephone that reads it offers to subscribe.
struct HolidayCodeView: RecordView<HolidayFeedRequest, HolidayFeedRequest, HolidayFeedRecord> {
    let format = Format.svg
    let edition: Edition

    func bytes(of record: HolidayFeedRecord) -> [UInt8] {
        guard let link = edition.subscription(to: record.calendar), let code = QRCode(link.description)
        else { return [] }
        // Readers need four light modules on each side. The code stays black on white on a dark page: many readers do
        // not recognise any other.
        let side = code.size + 8
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-4 -4 \(side) \(side)\" width=\"\(side * 6)\""
            + " height=\"\(side * 6)\" shape-rendering=\"crispEdges\"><rect x=\"-4\" y=\"-4\" width=\"\(side)\""
            + " height=\"\(side)\" fill=\"#fff\"/><path d=\"\(code.path)\" stroke=\"#000\"/></svg>\n"
        return Array(svg.utf8)
    }
}
