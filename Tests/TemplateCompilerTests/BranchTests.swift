import Testing

@Suite("Sections in markup")
struct BranchTests {
    @Test(
        "Sections are allowed between attributes, around one or several, with or without values",
        arguments: [
            (
                "<option value=\"{{a}}\"{{#b}} selected{{/b}}>{{c}}",
                ##""<option value="" {attribute a} """ {#b " selected"} ">" {text c}"##
            ),
            (
                "<li{{#a}} class=\"{{b}}\"{{/a}}{{^a}} hidden{{/a}}>",
                ##""<li" {#a " class="" {attribute b} """} {^a " hidden"} ">""##
            ),
            ("<a{{#a}} href=\"{{b}}\"{{/a}}>{{c}}</a>", ##""<a" {#a " href="" {link b} """} ">" {text c} "</a>""##),
            ("<p class=\"a{{#b}} b{{/b}}\">{{c}}", ##""<p class="a" {#b " b"} "">" {text c}"##),
            (
                "<input {{#a}} disabled{{/a}} {{#b}} required {{/b}}/>",
                ##""<input " {#a " disabled"} " " {#b " required "} "/>""##
            ),
            ("<title>a{{#b}}{{.}}{{/b}}</title>", ##""<title>a" {#b {onlyText .}} "</title>""##),
        ])
    func accepted(template: String, expected: String) throws {
        #expect(try steps(template) == expected)
    }

    @Test(
        "A section must end in the context it began in",
        arguments: [
            ("{{#a}}<p {{/a}}>", "1:13: error: the section begins in text but ends between attributes; "),
            ("<p {{#a}}>{{/a}}", "1:14: error: the section begins between attributes but ends in text; "),
            ("<p title=\"{{#a}}\">{{/a}}", "1:22: error: the section begins in the value of title but ends in text; "),
            (
                "<p{{#a}} title=\"{{/a}}\">",
                "1:20: error: the section begins between attributes but ends in the value of title; "
            ),
            ("{{#a}}<title>{{/a}}</title>", "1:17: error: the section begins in text but ends in <title>; "),
            ("{{#a}}<pre>{{/a}}</pre>", "1:15: error: the section begins in text but ends in <pre>; "),
        ])
    func uneven(template: String, error: String) {
        let rest = "close everything that it opens, because it may be omitted or repeated"
        #expect(errors(template).first == "Templates/Holidays/list.mustache:\(error)\(rest)")
    }

    @Test(
        "A name cannot be joined from two pieces",
        arguments: [
            ("<h{{#a}}1{{/a}}>", "1:9"), ("<p a{{#b}}c{{/b}}=\"\">", "1:11"), ("<input {{#a}}disabled{{/a}}>", "1:14"),
            ("<p {{#a}} x{{/a}}y>", "1:18"), ("<p title=\"\"{{#a}}x=\"\"{{/a}}>", "1:18"),
        ])
    func pieces(template: String, position: String) {
        #expect(errors(template).first == "Templates/Holidays/list.mustache:\(position): \(Message.needSpace)")
    }

    @Test(
        "A section is rejected in every place that rejects a value",
        arguments: [
            "<{{#a}}{{/a}}p>", "<p a={{#a}}b{{/a}}>", "<p a=b{{#a}}c{{/a}}>", "<!-- {{^a}}{{/a}} -->",
            "<br /{{#a}}{{/a}}>",
            "<script>{{#a}}{{/a}}</script>", "<!doctype html{{#a}}{{/a}}>",
        ])
    func misplaced(template: String) {
        #expect(errors(template).contains { $0.contains("error: a tag is not allowed ") })
    }
}
