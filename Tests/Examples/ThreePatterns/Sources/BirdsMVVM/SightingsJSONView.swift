import Birds
import Foundation
import VIPER

/// The second view: the same state for programs.
struct SightingsJSONView: Sendable {
    private struct Content: Encodable {
        let title: String
        let notice: String?
        let rows: [String]
    }

    func respond(_ model: consuming SightingsViewModel) async -> Outcome<Never> {
        await model.load()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let content = Content(title: model.title, notice: model.notice, rows: model.rows)
        // Texts always encode.
        let bytes = Array((try? encoder.encode(content)) ?? Data())
        return .page(Rendering(status: Status(model.condition), mediaType: "application/json", bytes: bytes))
    }
}
