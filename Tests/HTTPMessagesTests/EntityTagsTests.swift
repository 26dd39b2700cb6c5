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
            "*, \"b\"", "'a'",
        ] {
            #expect(!EntityTags(HeaderValue(value)).contains("\"a\""), "\(value)")
        }
        #expect(EntityTags("\"x,y\"").contains("\"x,y\""))
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
