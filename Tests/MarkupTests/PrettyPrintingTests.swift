import Markup
import Testing

@Suite("Pretty printing")
struct PrettyPrintingTests {
    private func printed(html: String) throws -> String {
        let document = try Document(html: "<body>" + html)
        let lines = document.prettyPrinted().split(separator: "\n").dropFirst(2).dropLast(2)
        return lines.map { $0.dropFirst(4) }.joined(separator: "\n")
    }

    private func printed(xml: String) throws -> String {
        let document = try Document(xml: xml)
        return document.prettyPrinted()
    }

    @Test("a page is printed with indented blocks")
    func page() throws {
        let document = try Document(
            html: """
                <!doctype HTML>
                <html lang=en><head><meta charset=utf-8><title> Holidays in
                Germany </title><link rel="stylesheet" href="/s.css"></head><body class='a b'>
                <header><nav><a href="/">Home</a> <a href="/x" aria-current=page>X &amp; Y</a></nav></header><main>
                <h1>Holidays</h1><!-- none --><p>Ten   <b>days</b>,
                <time datetime=2026-10-03>3&nbsp;October</time>.<br>More<table><tr><td>1</td><td> 2 </td></table>
                <form><label>Name <input name=q required checked></label><button disabled>Go</button></form></main>
                """)
        #expect(
            document.prettyPrinted() == """
                <!DOCTYPE html>
                <html lang="en">
                  <head>
                    <meta charset="utf-8">
                    <title>Holidays in Germany</title>
                    <link rel="stylesheet" href="/s.css">
                  </head>
                  <body class="a b">
                    <header>
                      <nav>
                        <a href="/">Home</a>
                        <a href="/x" aria-current="page">X &amp; Y</a>
                      </nav>
                    </header>
                    <main>
                      <h1>Holidays</h1>
                      <p>Ten <b>days</b>, <time datetime="2026-10-03">3&nbsp;October</time>.<br>More</p>
                      <table>
                        <tr>
                          <td>1</td>
                          <td>2</td>
                        </tr>
                      </table>
                      <form><label>Name <input name="q" required checked></label><button disabled>Go</button></form>
                    </main>
                  </body>
                </html>

                """)
    }

    @Test(
        "the white space of the source does not change the output",
        arguments: [
            "<ul><li>1</li><li>2</li></ul>", "<ul>\n  <li>1</li>\n  <li>2</li>\n</ul>", "<ul><li> 1 <li>\n2\n</ul>\n\n",
            "<UL><!-- x --><LI>1</LI> <LI>2</LI></UL>",
        ])
    func layout(written: String) throws {
        #expect(try printed(html: written) == "<ul>\n  <li>1</li>\n  <li>2</li>\n</ul>")
    }

    @Test(
        "white space is kept where a browser shows it",
        arguments: [
            ("<p>a<b>b</b>c</p>", "<p>a<b>b</b>c</p>"), ("<p>a <b>b</b>\nc</p>", "<p>a <b>b</b> c</p>"),
            ("<p>a<b> b </b>c</p>", "<p>a<b> b </b>c</p>"), ("<p> <b> b </b> </p>", "<p><b> b </b></p>"),
            ("<p><i>a</i><i>b</i></p>", "<p><i>a</i><i>b</i></p>"),
            ("<p><i>a</i> <i>b</i><i>c</i></p>", "<p>\n  <i>a</i>\n  <i>b</i><i>c</i>\n</p>"),
            ("<p>a<svg><path d='M 0  0'/></svg>b", "<p>a<svg><path d=\"M 0  0\"></path></svg>b</p>"),
            ("<pre> a\n  <b> c</b></pre>", "<pre> a\n  <b> c</b></pre>"),
            ("<textarea> a\n b</textarea>", "<textarea> a\n b</textarea>"),
            ("<p>a&nbsp; b</p>", "<p>a&nbsp; b</p>"), ("<p>a\u{3000}b\u{2003}</p>", "<p>a\u{3000}b\u{2003}</p>"),
            ("<div>a<p>b</p>c <i>d</i></div>", "<div>\n  a\n  <p>b</p>\n  c <i>d</i>\n</div>"),
            ("<a href=x><div>a</div></a>", "<a href=\"x\">\n  <div>a</div>\n</a>"), ("<p></p>", "<p></p>"),
            ("<p> </p>", "<p></p>"),
        ])
    func whiteSpace(written: String, read: String) throws {
        let expected = read.split(separator: "\n", omittingEmptySubsequences: false)
        let document = try Document(html: "<div><hr>\(written)")
        let text = document.prettyPrinted()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let isVerbatim = read.hasPrefix("<pre") || read.hasPrefix("<textarea")
        let shown = lines.dropFirst(4).dropLast(4).enumerated()
            .map { $0.offset > 0 && isVerbatim ? $0.element : $0.element.dropFirst(6) }
        #expect(shown == expected)
    }

    @Test(
        "text and attributes are escaped, scripts are not",
        arguments: [
            ("<p>&lt;b&gt; &amp;amp; \"'", "<p>&lt;b&gt; &amp;amp; \"'</p>"),
            ("<p title='&lt;&quot;&amp;&#10;\"'>", "<p title=\"&lt;&quot;&amp;&#10;&quot;\"></p>"),
            ("<script>1 < 2 && '</b>'</script>", "<script>1 < 2 && '</b>'</script>"),
            ("<p title='\"\u{301}'>", "<p title=\"&quot;\u{301}\"></p>"),
            ("<img alt='' src=x>", "<img alt=\"\" src=\"x\">"),
        ])
    func escaping(written: String, read: String) throws {
        let text = try printed(html: "<hr>" + written)
        #expect(text == "<hr>\n" + read)
        let again = try Document(html: "<body>" + text)
        #expect(again.prettyPrinted() == (try Document(html: "<body><hr>" + written)).prettyPrinted())
    }

    @Test(
        "XML: an element without text beside it gets its own line",
        arguments: [
            ("<a/>", "<a/>\n"), ("<a></a>", "<a/>\n"), ("<a> </a>", "<a> </a>\n"), ("<a>x</a>", "<a>x</a>\n"),
            ("<a><b/> <c>x</c></a>", "<a>\n  <b/>\n  <c>x</c>\n</a>\n"),
            ("<a> x <b/> <c/>\n</a>", "<a> x <b/> <c/>\n</a>\n"),
            (
                "<a xmlns='u' xmlns:p='v' b='1' p:b='2'><p:c/></a>",
                "<a xmlns=\"u\" xmlns:p=\"v\" b=\"1\" p:b=\"2\">\n  <p:c/>\n</a>\n"
            ),
            (
                "<a b='&lt;&#9;&quot;'>&lt;&amp;&gt;&#13;\u{A0}</a>",
                "<a b=\"&lt;&#9;&quot;\">&lt;&amp;&gt;&#13;\u{A0}</a>\n"
            ),
        ])
    func xml(written: String, read: String) throws {
        #expect(try printed(xml: written) == read)
        #expect(try printed(xml: read) == read)
    }

    @Test("printing printed output again gives the same output")
    func stable() throws {
        for sample in MutationTests.samples[3...] {
            let first = try Document(html: sample)
            let second = try Document(html: Array(first.prettyPrinted().utf8))
            #expect(second.prettyPrinted() == first.prettyPrinted())
        }
    }
}
