import AlmanacValues
import Testing

@Suite("UUIDs made of names")
struct NamedUUIDTests {
    @Test("F1 A name has one UUID, in the form of RFC 9562, and as a URI it has no comma")
    func form() {
        let form = /[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
        let names =
            ["", "a", "people/jane-austen", "people/jane-austen-2", "a,b", "é", "日"] + (0..<5_000).map { "\($0)" }
        for name in names {
            let uuid = NamedUUID(name)
            #expect(uuid.description.wholeMatch(of: form) != nil, "\(uuid)")
            #expect(uuid.uri == "urn:uuid:\(uuid)")
        }
        #expect(Set(names.map { NamedUUID($0) }).count == names.count)
    }

    @Test("The UUID of a name never changes: address books and clients keep it")
    func constant() {
        #expect(NamedUUID("people/jane-austen").description == "994a304c-c19d-814c-ab23-f7b4148e35df")
    }
}
