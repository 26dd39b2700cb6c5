import HTTPMessages
import Testing

@Suite("Entity tags")
struct EntityTagsTests {
    @Test("Lists of entity tags are parsed as RFC 9110 specifies")
    func tags() {
        for value in [
            "\"a\"", "W/\"a\"", "*", " * ", "\"b\" , \"a\"", "\"b\",W/\"a\"", "\"x,y\",\"a\"", ",,\"a\"",
            "\"\",\"a\"",
        ] {
            #expect(EntityTags(HeaderValue(value)).contains("\"a\""), "\(value)")
        }
        for value in [
            "", "a", "\"a", "a\"", "\"A\"", "w/\"a\"", "\"b\" \"a\"", "\"b,\"a\"\"", "W/ \"a\"", "\"*\"",
            "*, \"b\"", "'a'", "\"a\"x", "\"a\" x", "\"a\", x", "x, \"a\"", "\"a\"\"b\"", "\"a\", \"b",
        ] {
            #expect(!EntityTags(HeaderValue(value)).contains("\"a\""), "\(value)")
        }
        #expect(EntityTags("\"x,y\"").contains("\"x,y\""))
    }

    @Test("Of a long list, the first 128 tags and separators are read")
    func long() {
        let commas = String(repeating: ",", count: 127)
        #expect(EntityTags(HeaderValue(commas + "\"a\"")).contains("\"a\""))
        #expect(!EntityTags(HeaderValue(commas + ",\"a\"")).contains("\"a\""))
    }

    @Test("Entity tags are compared weakly")
    func entityTags() {
        #expect(EntityTags("W/\"a\" , \"b\"").contains("\"a\""))
        #expect(EntityTags("\"a\",\"b\"").contains("\"b\""))
        #expect(EntityTags("*").contains("\"b\""))
        #expect(!EntityTags("\"ab\"").contains("\"a\""))
        #expect(!EntityTags("").contains("\"a\""))
    }
}
