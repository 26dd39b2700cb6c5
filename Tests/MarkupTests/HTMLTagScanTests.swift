import Markup
import Support
import Testing

/// The scan before parsing must find every tag that libxml2 finds: a tag that it misses could take minutes to parse.
@Suite("Counting the attributes of HTML")
struct HTMLTagScanTests {
    /// Markup that could hide a tag from the scan: stray quotes, comments, declarations, raw text and names.
    static let decoys = [
        "\"", "'", "=", "<", "<1", "<!", "<!x", "</", "</ \"", "&lt;\"", "<é \">", "<_ \">",
        "<a =\">", "<a \">", "<a x\">", "<a '=\">", "<a b=\">\">", "<a b='\"'>", "<a/b=\">", "<a /=\">", "<a b=c\">",
        "<a b=\"c\"d=\"e>f\">", "<a:b.c-d_e f.g:h_i-j=\">\">", "<\("n".times(150)) x=\">\">", "</p \">", "</p\n'>",
        "<!-- \" -->", "<!-->-->", "<!--->-->", "<!-- --!>", "<!---->",
        "<!DOCTYPE html \"x>\">", "<!DOCTYPE html SYSTEM \">", "<!DOCTYPE html SYSTEM \"><b x='\">",
        "<!doctype html PUBLIC \"'\" '\"'>", "<!DOCTYPE html></b \">", "<p><!DOCTYPE html></b \">",
        "<p><!DOCTYPE x><!DOCTYPE y \">",
        "<?x \">", "<?>", "<? \">", "<?é \">", "<?é>", "<?é <b x=\">", "<?× <b x=\">\">",
        "<script></script>", "<script>\"</script>", "<script>'</scripts></script>", "<script></b></script>",
        "<script><b \"></script>", "<script><noscript>\"", "<script/>\"", "<SCRIPT>'</Script\n>", "<script></script",
        "<script x='</script>'>\"</script>", "<script>x</scripts><i b=\"></script>", "<p><script>\"</p>'</script>",
        "<b><script></b>\"", "<style><body>", "<style>'</style >", "<title>\"", "<textarea>'</textarea>",
    ]

    @Test("a tag with too many attributes is found after every decoy", arguments: decoys)
    func hidingPlaces(decoy: String) throws {
        let page = "<body>\(decoy)<i a1 a2=2 a3='3' a4=\"4\">x</i>"
        do {
            let document = try Document(html: page, limits: limits { $0.attributes = 3 })
            // If the page is accepted, libxml2 did not see a tag there either.
            #expect(try document.root.number(XPath("count(//*[count(@*) > 3])")) == 0)
        } catch {
            #expect(error.reason == .limit)
        }
    }

    @Test("an accepted page has no tag with more attributes than allowed", arguments: 0..<8)
    func soundness(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let tooMany = XPath("count(//*[count(@*) > 2])")
        var accepted = 0
        for _ in 0..<1_000 {
            let page = Self.randomPage(using: &generator)
            do {
                let document = try Document(html: page, limits: limits { $0.attributes = 2 })
                accepted += 1
                #expect(try document.root.number(tooMany) == 0, "\(page)")
            } catch {
                #expect(error.reason == .limit || error.reason == .malformed, "\(page)")
            }
        }
        #expect(accepted > 100)
    }

    /// Returns fragments of tags in random order. Attribute names are unique, because libxml2 drops a duplicate.
    private static func randomPage(using generator: inout SplitMix64) -> String {
        let parts = [
            "<", "</", "<b", "<p", "<script", "<style", "<noscript", "<body", "</script", "</style", "</b", ">", "/>",
            "/", "=", "\"", "'", " ", "\n", "<!--", "-->", "--!>", "-", "!", "<!DOCTYPE", "<?", "?", "é", "&amp;", "x",
            "script", "html PUBLIC ", "<!DOCTYPE p SYSTEM \"",
        ]
        var page = ""
        for number in 0..<Int.random(in: 1...24, using: &generator) {
            let isAttribute = Int.random(in: 0..<3, using: &generator) == 0
            page += isAttribute ? " n\(number) " : parts.randomElement(using: &generator) ?? ""
        }
        return page
    }

    @Test(
        "a page whose many words are not attributes is accepted",
        arguments: [
            "<script>for (i=0;i<n;i++) { \("a ".times(2_000)) }</script>", "<p title='\("a ".times(2_000))'>x",
            "<!-- <p \("a ".times(2_000))> --><p>x", "<p>1 < 2 \("a ".times(2_000))",
            "<style>p>a{} \("a ".times(2_000))",
            "<p \"\("\" ".times(2_000))>x", "</p \("a ".times(2_000))>x",
        ])
    func innocent(page: String) throws {
        #expect(refusal(html: page) == nil)
    }

    @Test("tags within tags cannot make the careful scan slow")
    func overlapping() throws {
        let page = "<?é>" + ("<a ".times(500) + ">").times(100)
        #expect(refusal(html: page)?.reason == .limit)
    }
}
