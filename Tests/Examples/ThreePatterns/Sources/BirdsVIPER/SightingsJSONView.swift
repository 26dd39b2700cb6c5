import Birds
import Foundation
import VIPER

/// The second View: the same page for programs.
struct SightingsJSONView: View {
    private struct Content: Encodable {
        let title: String
        let notice: String?
        let rows: [String]
    }

    let mediaType = "application/json"

    func event(from _: Visit<BirdsPlace>) -> SightingsEvent { .opened }

    func render(_ page: SightingsPage) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts always encode.
        return Array((try? encoder.encode(Content(title: page.title, notice: page.notice, rows: page.rows))) ?? Data())
    }
}
