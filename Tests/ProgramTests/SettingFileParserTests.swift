import Foundation
import Support
import Testing

@testable import almanac

@Suite("The parser of the JSON file with settings")
struct SettingFileParserTests {
    private static func members(_ text: String) throws -> [SettingFileParser.Member] {
        try SettingFileParser.members(of: Array(text.utf8))
    }

    @Test(
        "An object of strings is read as any JSON parser reads it",
        arguments: [
            "{}", " { } ", "\u{FEFF}{\"a\":\"b\"}", "\t{\r\n\"a\" : \"b\" , \"c\":\"\"}\n",
            #"{"a":"\"\\\/\b\f\n\r\t\u00e9\uD83D\ude00 é😀"}"#, #"{"":"x"}"#,
        ])
    func valid(text: String) throws {
        let values = Dictionary(uniqueKeysWithValues: try Self.members(text).map { ($0.key, $0.value) })
        let plain = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
        #expect(try JSONDecoder().decode([String: String].self, from: Data(plain.utf8)) == values)
    }

    @Test("Numbers are read as they are written, and booleans as yes and no")
    func otherValues() throws {
        let members = try Self.members("{\"a\": 8080, \"b\":true,\"c\": false ,\"d\":-1.50e+3,\n\"e\":0}")
        #expect(members.map(\.value) == ["8080", "yes", "no", "-1.50e+3", "0"])
        #expect(members.map(\.kind) == [.number, .boolean, .boolean, .number, .number])
        #expect(try Self.members("{\"a\": \"1\"}").map(\.kind) == [.string])
    }

    @Test("Each member has the positions of its key and of its value")
    func positions() throws {
        let members = try Self.members("{\"a\": \"1\",\n  \"é😀\":\n\t\"2\"}")
        #expect(members.map(\.keyPosition.description) == ["1:2", "2:3"])
        #expect(members.map(\.valuePosition.description) == ["1:7", "3:2"])
        // After "é" and an emoji, columns count scalars, not bytes.
        #expect(try Self.members("{\"é😀\": \"2\"}").first?.valuePosition.description == "1:8")
    }

    @Test(
        "Anything else is an error with line and column",
        arguments: [
            ("", "1:1", "expected an object"), ("\n\n []", "3:2", "expected an object"),
            ("{\"a\": \"1\",\n}", "2:1", "remove the comma"), ("{\n  a: \"1\"}", "2:3", "name in quotation marks"),
            ("{\"a\": \"1\" \"b\": \"2\"}", "1:11", "expected a comma"),
            ("{\"a\" \"1\"}", "1:6", "a colon after \"a\""),
            (
                "{\"visits\": -}", "1:12",
                "string in quotation marks, a number, true or false as the value of \"visits\""
            ),
            ("{\"a\": 1.}", "1:7", "value of \"a\""), ("{\"a\": 1e}", "1:7", "value of \"a\""),
            ("{\"a\": 01}", "1:8", "expected a comma"), ("{\"a\": truer}", "1:11", "expected a comma"),
            ("{\"a\": True}", "1:7", "value of \"a\""), ("{\"a\": .5}", "1:7", "value of \"a\""),
            ("{\"a\": null}", "1:7", "as the value of \"a\""), ("{\"a\": {}}", "1:7", "as the value of \"a\""),
            ("{\"a\": [\"1\"]}", "1:7", "as the value of \"a\""), ("{\"a\": 'b'}", "1:7", "as the value of \"a\""),
            ("{\"a\": \"1\",\n \"a\": \"2\"}", "2:2", "\"a\" is set twice"), ("{\"a\": \"1\"", "1:10", "found the end"),
            ("{\"a\": \"1", "1:9", "expected a closing quotation mark, found the end"),
            ("{\"a\": \"1\n\"}", "1:9", "on the same line"), ("{\"a\": \"\\x\"}", "1:8", "expected an escape sequence"),
            ("{\"a\": \"\\u12\"}", "1:8", "escape sequence"), ("{\"a\": \"\\ud83d\"}", "1:8", "escape sequence"),
            ("{\"a\": \"\\ud83d\\u0041\"}", "1:8", "escape sequence"),
            ("{\"a\": \"\\udc00\"}", "1:8", "escape sequence"),
            ("{\"a\": \"\\u00g0\"}", "1:8", "escape sequence"), ("{\"a\": \"\\", "1:8", "escape sequence"),
            ("{}\n{}", "2:1", "nothing after the closing }"), ("{} // end", "1:4", "nothing after the closing }"),
            ("{ // no comments\n}", "1:3", "JSON has no comments"),
            ("{\n\"a\": \"1\"\n# b\n}", "3:1", "expected a comma"),
            ("{\"a\":", "1:6", "found the end"), ("{\"a\"", "1:5", "found the end"), ("{", "1:2", "found the end"),
            ("{,}", "1:2", "name in quotation marks"), ("{\"é\": \"1\", \"b\": +2}", "1:17", "value of \"b\""),
        ])
    func invalid(text: String, position: String, reason: String) throws {
        let problem = #expect(throws: SettingFileParser.Problem.self) { try Self.members(text) }
        #expect(problem?.position.description == position, "\(problem?.reason ?? "")")
        #expect(problem?.reason.contains(reason) == true, "\(problem?.reason ?? "")")
    }

    @Test(
        "Bytes that are not UTF-8 are an error at the first of them", arguments: [[0xFF], [0xC3, 0x28], [0xE2, 0x82]])
    func encoding(bytes: [UInt8]) throws {
        let text = Array("{\"a\": \"é\",\n \"b\": \"é".utf8) + bytes + Array("\"}".utf8)
        let problem = #expect(throws: SettingFileParser.Problem.self) { try SettingFileParser.members(of: text) }
        #expect(problem == .init(position: FilePosition(line: 2, column: 9), reason: "expected UTF-8"))
    }

    @Test("A problem shows no value, which may be a secret")
    func secrets() throws {
        for text in [
            "{\"k\": \"canary\"\"}", "{\"k\": canary}", "{\"k\": \"canary\\x\"}", "{\"k\": \"canary\n\"}",
            "{\"k\": \"canary",
        ] {
            let problem = #expect(throws: SettingFileParser.Problem.self) { try Self.members(text) }
            #expect(problem?.reason.contains("canary") == false)
        }
    }

    @Test("What it accepts of 20,000 damaged texts, Foundation's decoder reads alike; every position is in the text")
    func damaged() throws {
        var random = SplitMix64(seed: 15)
        let seed = Array("{\"a\": \"1\\u00e9\\n\",\n \"bé\" :\t\"\\\"x\\\\\"}\n".utf8)
        let pool = Array("{}\":,\\u0d8 \n\tae/[1".utf8) + [0xC3, 0xA9, 0xFF, 0x00]
        var accepted = 0
        for _ in 0..<20_000 {
            var text = seed
            for _ in 0...Int(random.next() % 3) {
                let index = Int(random.next() % UInt64(text.count))
                let byte = pool[Int(random.next() % UInt64(pool.count))]
                switch random.next() % 3 {
                case 0: text[index] = byte
                case 1: text.insert(byte, at: index)
                default: text.remove(at: index)
                }
            }
            do throws(SettingFileParser.Problem) {
                let members = try SettingFileParser.members(of: text)
                accepted += 1
                let values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
                guard members.allSatisfy({ $0.kind == .string }) else {
                    let whole = try? JSONSerialization.jsonObject(with: Data(text)) as? [String: Any]
                    #expect(whole?.count == members.count, "\(String(decoding: text, as: UTF8.self))")
                    continue
                }
                let decoded = try? JSONDecoder().decode([String: String].self, from: Data(text))
                #expect(decoded == values, "\(String(decoding: text, as: UTF8.self))")
            } catch {
                #expect(error.position <= FilePosition(of: text.count, in: text))
            }
        }
        #expect(accepted > 1000)
    }
}
