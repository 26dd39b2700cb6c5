import Markup
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// libxml2 prints errors that no handler receives. These tests run in a separate process whose stderr is a file.
@Suite("Silence")
struct SilenceTests {
    @Test("no error prints anything to stderr")
    func silence() async {
        await #expect(processExitsWith: .success) {
            guard let stream = tmpfile() else { exit(2) }
            let file = fileno(stream)
            guard dup2(file, STDERR_FILENO) >= 0 else { exit(2) }
            await Task.detached { SilenceTests.goWrong() }.value
            SilenceTests.goWrong()
            fflush(nil)
            exit(lseek(file, 0, SEEK_END) == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    private static func goWrong() {
        for text in [
            "<a>", "<a:b/>", "<!DOCTYPE a [<!ENTITY % b SYSTEM '/etc/passwd'>%b;]><a/>", "<a b='1' b='2'/>",
            "<a xml:id='1'/>", "<a xmlns:b='%'/>", "<a>&b;&#xFFFFFFFF;</a>", "<a xml:lang='%%%' xml:space='x'/>",
            "<p id=a><p id=a></i>&nope;<x<y>", "", "<?oasis-xml-catalog catalog='x'?><a/>", "<a>".times(300),
        ] {
            _ = refusal(xml: text)
            _ = refusal(html: text)
        }
        for text in [
            SchemaTests.badPattern, SchemaTests.schema("<xs:nonsense/>"),
            SchemaTests.schema("<xs:import namespace='urn:x'/><xs:element ref='y'/>"), RelaxNGTests.list, "<a/>",
            "<element name='a' xmlns='http://relaxng.org/ns/structure/1.0'><ref name='b'/></element>",
        ] {
            _ = try? Schema(xsd: Array(text.utf8))
            _ = try? RelaxNG(rng: Array(text.utf8))
        }
        guard var document = try? Document(xml: "<l><n>x</n></l>") else { exit(3) }
        for path in [
            XPath("unheard()"), XPath("//a["), XPath("$a"), XPath("x:a"), XPath("id('a')"), XPath("count(1, 2)"),
            XPath("key('a', 'b')"), XPath("lang('x')"), XPath("namespace::*"),
        ] {
            _ = try? document.root.strings(path)
        }
        for text in ["//a[", "unheard()", "a\0", "x:a"] {
            if let path = try? XPath(chosenAtRunTime: text) { _ = try? document.root.strings(path) }
        }
        _ = try? document.select(css: "a:hover")
        _ = try? XMLWriter.document("a b", namespaces: ["p": "%"]) { try $0.text("\0") }
        _ = try? document.serialized()
        if let schema = try? RelaxNG(rng: Array(RelaxNGTests.list.utf8)) {
            try? document.validate(against: schema)
        }
        if let schema = try? Schema(xsd: Array(SchemaTests.oneNumber.utf8)) {
            try? document.validate(against: schema)
        }
    }
}
