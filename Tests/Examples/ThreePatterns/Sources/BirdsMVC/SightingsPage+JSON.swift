import Foundation

extension SightingsPage {
    private struct Content: Encodable {
        let title: String
        let notice: String?
        let rows: [String]
    }

    /// The second view: the same for programs.
    func json() -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts always encode.
        return Array((try? encoder.encode(Content(title: title, notice: notice, rows: rows))) ?? Data())
    }
}
