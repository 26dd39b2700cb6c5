import Testing

@Suite("Contexts")
struct ContextTests {
    @Test(
        "A value is escaped for its context",
        arguments: [
            ("<p>{{a}}</p>", #""<p>" {text a} "</p>""#),
            ("<title>{{a}}</title>", #""<title>" {onlyText a} "</title>""#),
            ("<textarea>\n{{a}}</textarea>{{b}}", #""<textarea>⏎" {onlyText a} "</textarea>" {text b}"#),
            ("<p title=\"{{a}} - {{b}}\">", #""<p title="" {attribute a} " - " {attribute b} "">""#),
            ("<p title='{{a}}'>", #""<p title='" {attribute a} "'>""#),
            ("<p TITLE = \"{{a}}\" >{{b}}", #""<p TITLE = "" {attribute a} "" >" {text b}"#),
            ("<a href=\"{{a}}\">{{b}}</a>", #""<a href="" {link a} "">" {text b} "</a>""#),
            ("<a class=x HREF='{{a}}'>", #""<a class=x HREF='" {link a} "'>""#),
            ("<br/>{{a}}<br />{{b}}", #""<br/>" {text a} "<br />" {text b}"#),
            ("<!DOCTYPE html>{{a}}", #""<!DOCTYPE html>" {text a}"#),
            ("<!-- <p title=\" -->{{a}}", #""<!-- <p title=" -->" {text a}"#),
            ("<script src=\"{{a}}\" defer></script>{{b}}", #""<script src="" {link a} "" defer></script>" {text b}"#),
            ("<p title=\">\">{{a}}", #""<p title=">">" {text a}"#),
            ("<title></titles></title >{{a}}", #""<title></titles></title >" {text a}"#),
            (
                "<svg viewBox=\"0 0 1 1\"><use href=\"#x\"/></svg>{{a}}",
                ##""<svg viewBox="0 0 1 1"><use href="#x"/></svg>" {text a}"##
            ),
            ("<p data-results=\"{{link}}\">", #""<p data-results="" {attribute link} "">""#),
        ])
    func contexts(template: String, expected: String) throws {
        #expect(try steps(template) == expected)
    }

    @Test(
        "Attributes that are addresses take a Link",
        arguments: [
            "href", "src", "action", "formaction", "poster", "data", "cite", "xlink:href", "background", "manifest",
        ])
    func addresses(name: String) throws {
        #expect(try steps("<x \(name)=\"{{a}}\">") == "\"<x \(name)=\"\" {link a} \"\">\"")
        #expect(try steps("<x \(name)=\"#a\">") == "\"<x \(name)=\"#a\">\"")
        for value in ["/a", "a", "", "https://example.org", "javascript:x", " #a", "{{a}}b"] {
            #expect(errors("<x \(name)=\"\(value)\">").count == 1, "\(value)")
        }
    }

    @Test(
        "Addresses cannot be assembled in a template",
        arguments: [
            ("<a href=\"/a\">", "1:10: \(Message.literalAddress)"),
            ("<a href=\"\">", "1:10: \(Message.literalAddress)"),
            ("<a href=x>", "1:9: \(Message.literalAddress)"),
            ("<a href=\"#{{a}}\">", "1:13: \(Message.partialAddress)"),
            ("<a href=\"{{a}}?b\">", "1:15: \(Message.partialAddress)"),
            ("<a href=\"{{a}}{{b}}\">", "1:17: \(Message.partialAddress)"),
            ("<a href=\"{{#a}}{{b}}{{/a}}\">", "1:13: \(Message.sectionInAddress)"),
        ])
    func partialAddresses(template: String, error: String) {
        #expect(errors(template).first == "Templates/Holidays/list.mustache:\(error)")
    }

    @Test(
        "Places where no escaping is right",
        arguments: [
            ("<{{a}}>", "1:4: \(Message.inTagName)"),
            ("</{{a}}>", "1:5: \(Message.inTagName)"),
            ("<h{{a}}>", "1:5: \(Message.inTagName)"),
            ("<p {{a}}>", "1:6: \(Message.betweenAttributes)"),
            ("<p a=\"b\"{{a}}>", "1:11: \(Message.betweenAttributes)"),
            ("<p data-{{a}}=\"\">", "1:11: \(Message.inAttributeName)"),
            ("<p a={{a}}>", "1:8: \(Message.unquoted)"),
            ("<p a=b{{a}}>", "1:9: \(Message.unquoted)"),
            ("<!-- {{a}} -->", "1:8: \(Message.inComment)"),
            ("<!-- {{#a}}{{/a}} -->", "1:9: \(Message.inComment)"),
            ("<!doctype {{a}}>", "1:13: \(Message.inDoctype)"),
            ("<script>{{a}}</script>", "1:11: error: a tag is not allowed in <script>; use a separate file"),
            ("<br /{{a}}>", "1:8: \(Message.betweenAttributes)"),
        ])
    func misplaced(template: String, error: String) {
        #expect(errors(template).first == "Templates/Holidays/list.mustache:\(error)")
    }

    @Test(
        "Markup that the content security policy blocks, or that hides an address, is rejected",
        arguments: [
            ("<p style=\"x\">", "1:4: \(Message.style)"),
            ("<p\n class=\"a\" OnClick=x>", "2:12: \(Message.script)"),
            ("<p style>", "1:4: \(Message.style)"),
            ("<p style{{#a}}{{/a}}>", "1:4: \(Message.style)"),
            (
                "<img srcset=\"{{a}}\">",
                "1:6: error: the attribute srcset is not allowed: lists of addresses cannot be checked; use src"
            ),
            (
                "<meta http-equiv=\"refresh\">",
                "1:7: error: the attribute http-equiv is not allowed: the server sets headers; set it there"
            ),
            ("<script>\n x</script>", "2:2: \(Message.scriptElement)"),
            (
                "a<style>x</style>",
                "1:2: error: the content security policy blocks styles in the page; use the style sheet"
            ),
            ("<base target=\"x\">", "1:1: error: the tag <base> is not allowed in a template; remove it"),
        ])
    func refused(template: String, error: String) {
        #expect(errors(template) == ["Templates/Holidays/list.mustache:\(error)"])
    }

    @Test(
        "Markup that a browser would have to repair is rejected",
        arguments: [
            ("a < b", "1:4: error: '<' does not begin a tag here; write &lt;"),
            ("</ p>", "1:3: error: '<' does not begin a tag here; write &lt;"),
            ("<?xml?>", "1:2: error: '<' does not begin a tag here; write &lt;"),
            ("<![CDATA[x]]>", "1:3: error: '<!' does not begin a comment or the doctype here; remove it"),
            ("<p a=\"b\"c=\"d\">", "1:9: error: missing space between attributes; begin the section with a space"),
            ("<p =b>", "1:4: error: invalid character in an attribute name; remove it"),
            ("<p a\"b>", "1:5: error: invalid character in an attribute name; remove it"),
            ("<p\"a>", "1:3: error: invalid character in a tag name; remove it"),
            ("<p a=>", "1:6: error: the attribute a has no value; write one in quotes"),
            ("<p>\n<b title=\"x>", "2:1: error: the page ends in the value of title; close what was opened here"),
            ("<p>\n <!-- x", "2:2: error: the page ends in an HTML comment; close what was opened here"),
            ("<title>x", "1:1: error: the page ends in <title>; close what was opened here"),
        ])
    func broken(template: String, error: String) {
        #expect(errors(template) == ["Templates/Holidays/list.mustache:\(error)"])
    }

    @Test("Contexts extend through partials and blocks, and errors point into them")
    func included() throws {
        let others = [
            "Holidays/_in": "{{a}}", "Layout/_f": "<p title=\"{{$b}}{{/b}}\">{{$c}}{{/c}}", "Holidays/_bad": "\n {{a}}",
        ]
        #expect(try steps("{{> in}}<p title=\"{{> in}}\">", others) == #"{text a} "<p title="" {attribute a} "">""#)
        #expect(
            try steps("{{<f}}{{$b}}{{x}}{{/b}}{{$c}}{{x}}{{/c}}{{/f}}", others)
                == #""<p title="" {attribute x} "">" {text x}"#)
        #expect(
            errors("<!-- {{> bad}} -->", others) == [
                "Templates/Holidays/_bad.mustache:2:4: \(Message.inComment)"
            ])
    }
}
