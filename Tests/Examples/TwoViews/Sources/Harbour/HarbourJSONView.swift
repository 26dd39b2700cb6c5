import Foundation
import VIPER

/// For programs: the same page as JSON.
struct HarbourJSONView: View {
    let mediaType = "application/json"

    private struct Content: Encodable {
        struct Ship: Encodable {
            let name: String
            let berth: Int
        }

        let title: String
        let time: String?
        let ships: [Ship]
    }

    func event(from _: Visit<HarbourPlace>) -> HarbourEvent { .opened }

    func render(_ page: HarbourPage) -> [UInt8] {
        let content = Content(
            title: page.title, time: page.time, ships: page.rows.map { .init(name: $0.name, berth: $0.berth) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers always encode.
        return Array((try? encoder.encode(content)) ?? Data()) + [UInt8(ascii: "\n")]
    }
}
