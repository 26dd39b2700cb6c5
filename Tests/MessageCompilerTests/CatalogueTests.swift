import Testing

@testable import MessageCompiler

@Suite("Compiling a String Catalog")
struct CatalogueTests {
    @Test("L2 A message is a property, one with facts a function with its own names and types")
    func functions() throws {
        let source = try compile(
            message("title", "Leave") + ",\n"
                + message("plan(in place: PlaceName, _ year: Int)", "Leave in %(place)@ %(year.year)@")
        ).get()
        #expect(source.contains("struct LeaveWords: Words {"))
        #expect(source.contains("    var title: String { texts.text(1) }"))
        #expect(
            source.contains(
                "    func plan(in place: PlaceName, _ year: Int) -> String { texts.text(0, [.place(place), .number(year)], phrases) }"
            ))
        #expect(source.contains("/// Leave in %(place)@ %(year.year)@"))
    }

    @Test("A part of other messages is a sentence; the messages of Layout are public, for all")
    func parts() throws {
        let source = try compile(
            message("until(day: CivilDate) -> Sentence", "until %(day.long)@"), module: "Layout"
        ).get()
        #expect(source.contains("extension Words {") && !source.contains("struct LayoutWords"))
        // Swift checks that Layout has each style that a text may name.
        for type in FactType.all.values {
            for style in type.styles { #expect(source.contains(".\(style)"), "\(style)") }
        }
        #expect(source.contains("public func until(day: CivilDate) -> Sentence { phrases.messages.sentence(0"))
    }

    @Test("L2 A plural has a form for each category of the language, and one for 0 if it likes")
    func plurals() {
        let english = "\"en\" : \(plural([("one", "%arg day"), ("other", "%arg days")]))"
        let polish = language("pl", plural: ["one": "n in 1", "few": "n in 2", "many": "n in 5"])
        func days(_ forms: [(String, String)]) -> [String] {
            errors(
                "\"days(count: Int)\" : {\"localizations\" : {\(english), \"pl\" : \(plural(forms))}}",
                languages: [MessageCompilerTests.english, polish])
        }
        let all = [("one", "%arg dzień"), ("few", "%arg dni"), ("many", "%arg dni"), ("other", "%arg dnia")]
        #expect(days(all).isEmpty)
        #expect(days([("zero", "brak dni")] + all).isEmpty)
        #expect(
            days(Array(all.dropFirst(2))) == [
                "Templates/Leave/Leave.xcstrings:3: error: days(count: Int) (pl): the plural category “one” of this language is missing"
            ])
        #expect(
            days(all + [("two", "x")]).first?.contains("no plural category “two”, only one, few, many, other") == true)
    }

    @Test("L2 A missing or unfinished translation shows in debug builds, and stops a release")
    func translations() throws {
        let german = language("de")
        let source = "\"en\" : \(unit("Leave"))"
        func title(_ others: String) throws -> String {
            try compile("\"title\" : {\"localizations\" : {\(source)\(others)}}", languages: [english, german]).get()
        }
        let whole = try title(", \"de\" : \(unit("Urlaub"))")
        #expect(whole.contains("Urlaub") && !whole.contains("#error"))
        for (text, error) in [
            ("", "the text is missing"), (", \"de\" : \(unit("Urlaub", "new"))", "the text is “new”"),
        ] {
            let source = try title(text)
            #expect(source.contains("⟦Leave⟧") && source.contains("#if !DEBUG\n#error(\""))
            #expect(source.contains("title (de): \(error)"))
        }
        #expect(throws: Compilation.Failure.self) { try title(", \"xx\" : \(unit("y"))") }
        #expect(errors("\"title\" : {\"localizations\" : {\"en\" : \(unit("Leave", "new"))}}").count == 1)
        #expect(errors("\"title\" : {}").first?.hasSuffix("title: the text is missing") == true)
    }

    @Test(
        "L2 What a text says must be a fact of its key, in a style of its type",
        arguments: [
            ("title", "%(place)@", "the message has no fact “place”"),
            ("on(date: CivilDate)", "on %(date)@", "needs one of the styles full, long"),
            ("on(date: CivilDate)", "on %(date.brief)@", "the fact has no style “brief”, only full, long"),
            ("of(name: LocalizedText)", "%(name.long)@", "the fact has no style “long”"),
            ("in(place: PlaceName)", "here", "the text does not say “place”"),
            ("part", "100 % sure", "is not a placeholder such as %(name)@"),
            ("days(count: Int)", "%#@count@", "there is no substitution “count”"),
            ("on(date: Date)", "x", "“Date” is not the type of a fact"),
            ("on date", "x", "the key is not a declaration"),
            ("f()", "x", "the key is not a declaration"), ("f(x)", "x", "the key is not a declaration"),
        ])
    func mistakes(key: String, text: String, error: String) {
        let found = errors(message(key, text))
        #expect(found.count == 1 && found.first?.contains(error) == true, "\(found)")
        #expect(found.first?.hasPrefix("Templates/Leave/Leave.xcstrings:3: error: \(key)") == true)
    }

    @Test("A percent sign is written twice; facts may come twice and in any order")
    func placeholders() throws {
        let source = try compile(message("f(a: Int, b: DayCount)", "%(b.days)@ of %(a.grouped)@, 50 %%, %(a)lld")).get()
        #expect(source.contains(#""\u{1}!+ of \u{1} (, 50 %, \u{1}  \u{0}""#), "\(source)")
    }

    @Test("A substitution depends on the fact whose name it begins with, and must be used")
    func substitutions() {
        func gives(_ text: String, _ name: String) -> [String] {
            errors(
                """
                "gives(days: Int, place: PlaceName)" : {"localizations" : {"en" : {"stringUnit" : {"state" : "translated",
                "value" : "\(text)"}, "substitutions" : {"\(name)" : {"argNum" : 1, "formatSpecifier" : "lld",
                \(plural([("one", "%arg day"), ("other", "%arg days")]).dropFirst())}}}}
                """)
        }
        #expect(gives("%#@days@ in %(place)@", "days").isEmpty)
        #expect(gives("%#@days.verb@ in %(place)@", "days.verb").isEmpty)
        #expect(gives("%(days)lld in %(place)@", "days").first?.contains("“days” is not used") == true)
        #expect(gives("%#@place@ in %(days)lld", "place").first?.contains("“place” is not a number") == true)
    }

    @Test("What is not a String Catalog says so")
    func broken() {
        let result = Compilation.compile(Array("[]".utf8), path: "x", module: "Leave", languages: [english])
        #expect(throws: Compilation.Failure.self) { try result.get() }
    }

    @Test("A catalogue without messages has an empty table for each language")
    func empty() throws {
        let source = try compile("", languages: [english, language("de")]).get()
        #expect(source.contains("MessageTables([\n    \"\",\n    \"\",\n])"))
    }
}
