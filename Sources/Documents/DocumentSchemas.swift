import Markup
import Support

/// The schemas of our own documents. Each is compiled once per process, on first use.
///
/// They are always the embedded ones, because they describe what this program can read, whatever the source.
enum DocumentSchemas {
    static let celebrations = xsd("celebrations.xsd")
    static let changes = xsd("changes.xsd")
    static let cities = xsd("cities.xsd")
    static let countries = xsd("countries.xsd")
    static let holidays = xsd("holidays.xsd")
    static let maps = xsd("maps/maps.xsd")
    static let names = xsd("names.xsd")
    static let occasions = xsd("occasions.xsd")
    static let outline = xsd("outline.xsd")
    static let places = xsd("places/places.xsd")
    static let sides = xsd("sides/sides.xsd")
    static let stories = xsd("stories/stories.xsd")
    static let translations = xsd("translations/translations.xsd")

    private static func xsd(_ name: String) -> MadeOnce<Schema, DocumentFailure> {
        MadeOnce { () throws(DocumentFailure) in
            let embedded = EmbeddedDocuments()
            guard let bytes = embedded.bytes(of: name) else { throw .missing(name: name, source: embedded.name) }
            do throws(MarkupError) {
                return try Schema(xsd: bytes)
            } catch {
                throw .invalid(name: name, source: embedded.name, problems: error)
            }
        }
    }
}
