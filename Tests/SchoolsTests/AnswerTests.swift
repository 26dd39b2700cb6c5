import Support
import TestSupport
import Testing

@testable import Schools

/// Answers of the live interface. All rows are made up.
enum Answers {
    static let interface = SchoolInterface("https://oh.example")
    static let address = "https://oh.example/SchoolHolidays?countryIsoCode=AT&validFrom=2026-01-01&validTo=2028-06-29"

    /// A row with the members that every row has, and others.
    static func row(
        _ start: String, _ end: String, id: String = "00000000-0000-0000-0000-000000000001",
        name: String = #"[{"language":"DE","text":"Ferien"},{"language":"EN","text":"Break"}]"#,
        type: String = "School",
        scope: String = "National", nationwide: Bool = true, _ more: String = ""
    ) -> String {
        """
        {"id":"\(id)","startDate":"\(start)","endDate":"\(end)","type":"\(type)","name":\(name),"regionalScope":"\(scope)",\
        "temporalScope":"FullDay","nationwide":\(nationwide)\(more.isEmpty ? "" : ",")\(more)}
        """
    }

    static func rows(_ rows: String...) throws(FileProblem) -> SchoolRows {
        let days = date("2026-01-01")...date("2028-06-29")
        return try interface.holidays(of: code("AT"), in: days).read(Array("[\(rows.joined(separator: ","))]".utf8))
    }

    static let subdivisions = """
        [{"code":"AT-NÖ","isoCode":"AT-3","shortName":"NÖ","category":[{"language":"EN","text":"state"}],
          "name":[{"language":"DE","text":"Niederösterreich"}],"officialLanguages":["DE"],"groups":[{"code":"AT-G","shortName":"G"}],
          "children":[{"code":"AT-NÖ-W","shortName":"NÖ-W","name":[{"language":"DE","text":"Wachau"}]}]},
         {"code":"AT-BL","isoCode":"AT-1","shortName":"BL"}]
        """
    static let groups = #"[{"code":"AT-G","shortName":"G","name":[{"language":"DE","text":"Pflichtschulen"}]}]"#

    /// The content of one country, of some rows.
    static func content(
        _ rows: [SchoolRows], outage: SourceOutage? = nil, came: CivilDate? = date("2026-11-28")
    ) throws -> SchoolContent {
        let documents = SchoolDocuments(
            code("AT"), parts: try interface.subdivisions(of: code("AT")).read(Array(subdivisions.utf8)),
            groups: try interface.groups(of: code("AT")).read(Array(groups.utf8)), rows: rows, came: came,
            outage: outage)
        return SchoolContent([documents], missing: [], outage: pending, knowsCountries: true)
    }

    static let pending = SourceOutage(service: "OpenHolidays", tried: nil)
    static let failed = SourceOutage(service: "OpenHolidays", tried: .init(seconds: 1_795_900_500))
}

@Suite("Answers of the live interface of OpenHolidays")
struct SchoolAnswerTests {
    @Test("Y3 A row becomes the same break as a row of a table")
    func same() throws {
        let place = #""subdivisions":[{"code":"AT-NÖ","shortName":"NÖ"}],"groups":[{"code":"AT-G","shortName":"G"}]"#
        let more =
            place + #","tags":["Provisional"],"comment":[{"language":"DE","text":"Klasse 1, 2"}],"quality":"Mandatory""#
        let answer = try Answers.content([
            Answers.rows(Answers.row("2026-02-02", "2026-02-08", scope: "Regional", nationwide: false, more))
        ])
        #expect(answer.problems.isEmpty && answer.rows == 1 && answer.files == 1 && answer.isFetched)
        let table = try Folders.content([
            "at": Folders.file(
                Folders.row(
                    "AT", "2026-02-02", "2026-02-08", in: "NÖ", tags: "Provisional", comment: "DE Klasse 1%2C 2"))
        ])
        let (one, other) = (answer.countries[0].breaks[0], table.countries[0].breaks[0])
        #expect((one.names, one.days, one.subdivisions) == (other.names, other.days, other.subdivisions))
        #expect((one.limits, one.isProvisional) == (other.limits, other.isProvisional) && one.groups == ["G"])
        #expect(one.unit == .row && one.line == 1 && one.file == Answers.address)
        let part = answer.countries[0].places.parts["NÖ-W"]
        #expect(part?.parent == "NÖ" && answer.countries[0].places.parts["NÖ"]?.groups == ["G"])
        // Without a name, the short one.
        #expect(answer.countries[0].places.parts["BL"]?.names == [LocalizedText("BL", language: "und")])
    }

    /// A row, and what is wrong with it.
    static let wrong: [(row: String, reason: String)] = [
        (Answers.row("2029-04-4", "2029-04-29"), "\"2029-04-4\" is no date"),
        (Answers.row("2024-03-29", "2025-05-04"), "402 days"),
        (Answers.row("2026-05-04", "2026-05-03"), "is before the first"),
        (Answers.row("2026-05-04", "2026-05-04", type: "Public"), "there is no type \"Public\""),
        (Answers.row("2026-05-04", "2026-05-04", name: "[]"), "is no name with its language"),
        (Answers.row("2026-05-04", "2026-05-04", name: #"[{"language":"DEUTSCH","text":"x"}]"#), "is no name"),
        (Answers.row("2026-05-04", "2026-05-04", name: #"[{"language":"DE","text":"a\u0007"}]"#), "is no name"),
        (Answers.row("2026-05-04", "2026-05-04", scope: "Regional"), "does not say which"),
        (Answers.row("2026-05-04", "2026-05-04", nationwide: false), "does not say which"),
        (
            Answers.row("2026-05-04", "2026-05-04", #""subdivisions":[{"code":"AT-XX","shortName":"XX"}]"#),
            "no region \"XX\" in /Subdivisions"
        ),
        (
            Answers.row("2026-05-04", "2026-05-04", #""groups":[{"code":"AT-XX","shortName":"XX"}]"#),
            "no group \"XX\" in /Groups"
        ),
        (Answers.row("2026-05-04", "2026-05-04", #""subdivisions":["NÖ"]"#), "it has no code and shortName"),
        (Answers.row("2026-05-04", "2026-05-04", #""subdivisions":{}"#), "are not a list"),
        (Answers.row("2026-05-04", "2026-05-04", #""tags":["Cancelled"]"#), "the tag \"Cancelled\" is unknown"),
        (Answers.row("2026-05-04", "2026-05-04", #""tags":["Exception"]"#), "does not say for whom"),
        (Answers.row("2026-05-04", "2026-05-04", #""tags":[1]"#), "a text has another form"),
        (Answers.row("2026-05-04", "2026-05-04", #""comment":"only some""#), "its comment cannot be read"),
        (Answers.row("2026-05-04", "2026-05-04", #""limits":"Dublin""#), "the member \"limits\" is unknown"),
        (Answers.row("2026-05-04", "2026-05-04", id: ""), "the row has no id"),
        ("[]", "it is not an object"), ("null", "it is not an object"),
    ]

    @Test("Y3 A wrong row is refused with its document, row and reason, and the others are used", arguments: wrong)
    func wrongRow(row: String, reason: String) throws {
        let good = Answers.row("2026-05-05", "2026-05-05", id: "1")
        let content = try Answers.content([
            Answers.rows(good, row, Answers.row("2026-05-06", "2026-05-06", id: "2"))
        ])
        #expect(content.problems.count == 1 && content.rows == 3)
        let problem = try #require(content.problems.first)
        #expect(problem.line == 2 && problem.unit == .row && problem.file == Answers.address)
        #expect(problem.description.hasPrefix("\(Answers.address): row 2: ") && problem.reason.contains(reason))
        #expect(content.countries[0].breaks.count == 2)
    }

    @Test(
        "Members that say nothing, and nulls, are as if they were left out; quality and tags mark what is provisional")
    func empty() throws {
        let nulls = #""subdivisions":[],"groups":null,"comment":null,"tags":[],"quality":null,"news":[]"#
        let content = try Answers.content([
            Answers.rows(
                Answers.row("2026-05-05", "2026-05-05", id: "1", nulls),
                Answers.row("2026-05-06", "2026-05-06", id: "2", #""quality":"Provisional""#),
                Answers.row("2026-06-26", "2026-06-26", id: "3", type: "EndOfLessons"))
        ])
        #expect(content.problems.isEmpty && content.others == 1 && content.rows == 2)
        #expect(content.countries[0].breaks.map(\.isProvisional) == [false, true])
    }

    @Test(
        "What is not understood is a failure, never a list without breaks",
        arguments: [
            ("", "byte 0"), ("[", "byte 1"), ("[{\"id\":\"1\"", "not whole"), ("{}", "is not a list"),
            ("null", "is not a list"), ("\"\"", "is not a list"), ("<html>", "not JSON"),
            ("[{\"id\":\"1\",\"id\":\"2\"}]", "\"id\" twice"), ("[{\"ID\":\"1\"}]", "row 1: the row has no id"),
            ("[[]]", "row 1: it is not an object"),
            ("[{\"id\":\"1\",\"from\":\"2026-01-01\"}]", "row 1: the member \"from\""), ("\u{FEFF}[]", "byte 0"),
        ])
    func notUnderstood(text: String, reason: String) {
        let problem = #expect(throws: FileProblem.self) {
            try Answers.interface.holidays(of: code("AT"), in: date("2026-01-01")...date("2026-12-31")).read(
                Array(text.utf8))
        }
        #expect(problem?.description.contains(reason) == true, "\(String(describing: problem))")
    }

    @Test("An empty list is what the interface says of an unknown country")
    func none() throws {
        #expect(try Answers.rows() == SchoolRows())
        #expect(try Answers.interface.groups(of: code("AT")).read(Array("[]".utf8)) == .none)
    }

    @Test("A document has 2 MB at most, and values are not nested for ever")
    func limits() {
        func read(_ text: String) throws(FileProblem) -> SchoolParts {
            try Answers.interface.subdivisions(of: code("AT")).read(Array(text.utf8))
        }
        let large = #expect(throws: FileProblem.self) {
            try read("[" + String(repeating: " ", count: 2_000_000) + "]")
        }
        #expect(large?.reason.contains("larger than 2000000 bytes") == true)
        let rows = Array(repeating: "{}", count: 20_001).joined(separator: ",")
        let many = #expect(throws: FileProblem.self) { try read("[\(rows)]") }
        #expect(many?.reason.contains("more than 20000 rows") == true)
        var nested = #"{"code":"A","shortName":"A"}"#
        for _ in 0..<6 { nested = "{\"code\":\"A\",\"shortName\":\"A\",\"children\":[\(nested)]}" }
        #expect(throws: FileProblem.self) { try read("[\(nested)]") }
        #expect(throws: FileProblem.self) { try read(String(repeating: "[", count: 100_000)) }
    }

    @Test("The list of countries is whole or nothing: one that is left out would look as if the source did not have it")
    func countries() throws {
        func read(_ text: String) throws(FileProblem) -> [CountryCode] {
            try Answers.interface.countries.read(Array(text.utf8))
        }
        #expect(try read(#"[{"isoCode":"AT"},{"isoCode":"CH"}]"#) == [code("AT"), code("CH")])
        for text in ["[]", #"[{"isoCode":"AT"},{"isoCode":"Austria"}]"#, #"[{"isoCode":"AT"},{}]"#] {
            #expect(throws: FileProblem.self) { try read(text) }
        }
    }

    @Test("The days to ask for are at most 1,095, cover the years around, and overlap by more than any break")
    func windows() {
        for year in 2020...2035 {
            let windows = SchoolInterface.windows(around: year)
            #expect(windows.count == 3)
            for days in windows {
                #expect(days.upperBound.dayNumber - days.lowerBound.dayNumber <= 1095)
                #expect(days.lowerBound.year.isMultiple(of: 2))
            }
            for (one, next) in zip(windows, windows.dropFirst()) {
                #expect(one.upperBound.dayNumber - next.lowerBound.dayNumber > 150)
            }
            let years = SchoolInterface.years(around: year)
            #expect(years.contains(year - 1) && years.contains(year + 2))
        }
        // Addresses stay the same from one year to the next, but for one.
        let all = (2026...2027).map { Set(SchoolInterface.windows(around: $0)) }
        #expect(all[0].intersection(all[1]).count == 2)
    }

    @Test("Damaged answers never crash, and each is read, or refused with a reason")
    func damage() throws {
        let place = #""subdivisions":[{"code":"AT-NÖ","shortName":"NÖ"}],"tags":["Provisional"],"comment":[]"#
        let rows = [Answers.row("2026-05-04", "2026-05-08", place), Answers.row("2026-07-04", "2026-07-04", id: "2")]
        let good = Array("[\(rows.joined(separator: ","))]".utf8)
        var random = SplitMix64(seed: 32)
        var (read, refused) = (0, 0)
        for _ in 0..<2_000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let at = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: at)
                default: bytes.insert(Array("\"[]{}:,0n\\".utf8).randomElement(using: &random) ?? 0, at: at)
                }
            }
            do throws(FileProblem) {
                let found = try Answers.interface.holidays(
                    of: code("AT"), in: date("2026-01-01")...date("2026-12-31")
                ).read(bytes)
                let content = try? Answers.content([found])
                #expect(content?.countries.count == 1)
                read += 1
            } catch {
                #expect(!error.reason.isEmpty)
                refused += 1
            }
        }
        #expect(read > 200 && refused > 200)
    }

    @Test("A row that is in two windows counts once")
    func overlap() throws {
        let row = Answers.row("2027-12-23", "2028-01-05")
        let content = try Answers.content([Answers.rows(row), Answers.rows(row)])
        #expect(content.countries[0].breaks.count == 1 && content.files == 2 && content.rows == 1)
        let wrong = Answers.row("2027-12-23", "2028-01-05", id: "2", #""limits":"x""#)
        let refused = try Answers.content([Answers.rows(row, wrong), Answers.rows(row, wrong)])
        #expect(refused.problems.count == 1 && refused.rows == 2)
    }
}
