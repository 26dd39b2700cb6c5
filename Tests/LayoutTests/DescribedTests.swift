import AlmanacValues
import Formats
import Testing

@testable import Layout

@Suite("Records that are described once")
struct DescribedTests {
    private struct Harbour: Described {
        let name: LocalizedText
        let depth: Int?
        let ships: [Ship]
        var pilot: String?

        static var schemaName: String? { "Harbour" }

        static func describe(_ fields: inout some Fields<Harbour> & ~Copyable) {
            fields("name", "Its name.", .element("title")) { $0.name }
            fields.group("size", "How large it is.") { size in
                size("depth", "In metres.", .attribute("metres")) { $0.depth }
            }
            fields("ships", "Who is there.", .element("ship")) { $0.ships }
            fields.omittable("pilot", "Who helps.") { $0.pilot }
            fields("berths", "Not in XML.", .none) { $0.ships.count }
        }
    }

    private struct Ship: Described {
        let flags: [String]
        let isLaden: Bool

        static var mayGrow: Bool { false }

        static func describe(_ fields: inout some Fields<Ship> & ~Copyable) {
            fields("flags", "Its flags.") { $0.flags }
            fields.fields { Load(isLaden: $0.isLaden) }
        }
    }

    private struct Load: Described {
        let isLaden: Bool

        static func describe(_ fields: inout some Fields<Load> & ~Copyable) {
            fields("laden", "Whether it has a load.") { $0.isLaden }
        }
    }

    private let full = Harbour(
        name: LocalizedText("Kiel & Förde", language: "de"), depth: 12,
        ships: [Ship(flags: ["DE", "FR"], isLaden: true), Ship(flags: [], isLaden: false)], pilot: "Ann")
    private let empty = Harbour(name: LocalizedText("Ys", language: "br"), depth: nil, ships: [])

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test("F1 JSON has the fields in their order; nil is null, unless the field may be left out")
    func json() {
        #expect(
            text(JSONObject.document { $0.fields(of: full) })
                == #"{"name":{"language":"de","text":"Kiel & Förde"},"size":{"depth":12},"#
                + #""ships":[{"flags":["DE","FR"],"laden":true},{"flags":[],"laden":false}],"pilot":"Ann","berths":2}"#)
        #expect(
            text(JSONObject.document { $0.fields(of: empty) })
                == #"{"name":{"language":"br","text":"Ys"},"size":{"depth":null},"ships":[],"berths":0}"#)
    }

    @Test("F1 XML has attributes first, those of groups too, and nothing for nil and empty lists")
    func xml() {
        #expect(
            text(XMLElement.document("harbour") { $0.fields(of: full) })
                .contains(
                    #"<harbour metres="12" pilot="Ann"><title xml:lang="de">Kiel &amp; Förde</title>"#
                        + #"<ship flags="DE FR" laden="true"/><ship laden="false"/></harbour>"#))
        #expect(
            text(XMLElement.document("harbour") { $0.fields(of: empty) })
                .contains(#"<harbour><title xml:lang="br">Ys</title></harbour>"#))
    }

    @Test("F5 The schema has the types of the fields, and needs no record")
    func schema() {
        let ship =
            #"{"type":"object","properties":{"flags":{"description":"Its flags.","type":"array","items":"#
            + #"{"type":"string"}},"laden":{"description":"Whether it has a load.","type":"boolean"}},"#
            + #""required":["flags","laden"],"additionalProperties":false}"#
        #expect(text(JSONObject.document { Ship.schema.write(into: &$0) }) == ship)
        #expect(Harbour.schema.named.map(\.name) == ["Harbour"])
        let written = text(JSONObject.document { Harbour.schema.named[0].schema.write(into: &$0) })
        #expect(written.contains(#""depth":{"description":"In metres.","anyOf":[{"type":"integer"},{"type":"null"}]}"#))
        #expect(written.hasSuffix(#""required":["name","size","ships","berths"],"additionalProperties":true}"#))
    }

    @Test("F1 A table has a cell for each column; a field that a row does not have is empty")
    func table() {
        let bytes = CSVTable.document(columns: Harbour.names, [full, empty]) { $1.fields(of: $0) }
        #expect(text(bytes) == "name,size,ships,pilot,berths\r\n,12,,Ann,2\r\n,,,,0\r\n")
    }
}
