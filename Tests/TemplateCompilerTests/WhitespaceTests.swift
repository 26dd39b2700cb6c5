import Testing

@Suite("White space")
struct WhitespaceTests {
    @Test(
        "White space after a line break in text is removed",
        arguments: [
            ("<p>\n    <b>\n\t \n\n  x\n</b>", #""<p>⏎<b>⏎x⏎</b>""#),
            ("a\n  {{b}}\n  c", #""a⏎" {text b} "⏎c""#),
            ("<ul>\n  {{#a}}\n    <li>\n  {{/a}}\n  </ul>", ##""<ul>⏎" {#a "<li>⏎"} "</ul>""##),
            ("a\n{{#b}}\n{{#c}}\n  x\n{{/c}}\n{{/b}}\n  d", ##""a⏎" {#b {#c "x⏎"}} "d""##),
        ])
    func collapsed(template: String, expected: String) throws {
        #expect(try steps(template) == expected)
    }

    @Test(
        "White space anywhere else is kept",
        arguments: [
            ("  a  b  ", #""  a  b  ""#),
            ("a \n b", #""a ⏎b""#),
            ("{{a}}  b", #"{text a} "  b""#),
            ("<p title=\"a\n  b\"\n  class=\"c\">", #""<p title="a⏎  b"⏎  class="c">""#),
            ("<pre>\n  a\n  <b>\n  b</b>\n</pre>\n  c", #""<pre>⏎  a⏎  <b>⏎  b</b>⏎</pre>⏎c""#),
            ("<textarea>\n  a</textarea>\n  b", #""<textarea>⏎  a</textarea>⏎b""#),
            ("<!--\n  a -->\n  b", #""<!--⏎  a -->⏎b""#),
            ("a\n{{#b}} c{{/b}} d", ##""a⏎" {#b " c"} " d""##),
            ("a{{#b}}\nc{{/b}}  d", ##""a" {#b "⏎c"} "  d""##),
            ("a{{#b}}\n{{/b}} d", ##""a" {#b "⏎"} " d""##),
        ])
    func kept(template: String, expected: String) throws {
        #expect(try steps(template) == expected)
    }

    @Test("White space at the start of a partial is kept, because the partial may not begin a line")
    func partial() throws {
        #expect(try steps("a{{> b}}", ["Holidays/_b": "  x\n  y"]) == #""a  x⏎y""#)
        #expect(try steps("a{{> b}}", ["Holidays/_b": "{{! c }}\n  x"]) == #""a  x""#)
    }
}
