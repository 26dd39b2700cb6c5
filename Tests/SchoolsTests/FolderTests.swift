import AlmanacValues
import Foundation
import Support
import Testing

@testable import Schools

@Suite("A folder with a copy of OpenHolidays' data")
struct SchoolFolderTests {
    @Test("Y3 Tables are read with a mark of UTF-8 or without, with lines of either end, and columns in any order")
    func forms() throws {
        let plain =
            "Id;Country;StartDate;EndDate;Type;RegionalScope;Name\n1;AT;2026-02-02;2026-02-08;School;National;DE Semesterferien,EN Break\n"
        let windows =
            "Country;Name;Type;Tags;EndDate;StartDate;Subdivisions;;;\r\nAT;DE Tag%2C frei,EN Day%2c off;School;Provisional;;2026-03-03;NÖ,BL;;;\r\n"
        let content = try Folders.content([
            "at/a": Array(plain.utf8), "at/b": [0xEF, 0xBB, 0xBF] + Array(windows.utf8),
        ])
        #expect(content.problems.isEmpty)
        #expect((content.files, content.rows, content.countryCount) == (2, 2, 1))
        let breaks = content.countries[0].breaks
        #expect(
            breaks.map(\.days) == [date("2026-02-02")...date("2026-02-08"), date("2026-03-03")...date("2026-03-03")])
        #expect(
            breaks[1].names == [LocalizedText("Tag, frei", language: "de"), LocalizedText("Day, off", language: "en")])
        #expect(breaks[1].subdivisions == ["NÖ", "BL"])
        #expect(breaks.map(\.isProvisional) == [false, true])
    }

    /// A row, and what is wrong with it.
    static let wrong: [(row: String, reason: String)] = [
        (Folders.row("AT", "2029-04-4", "2029-04-29"), "\"2029-04-4\" is no date"),
        (Folders.row("AT", "2029-04-04", "tomorrow"), "\"tomorrow\" is no date"),
        (Folders.row("AT", "2024-03-29", "2025-05-04"), "402 days"),
        (Folders.row("AT", "2026-05-04", "2026-05-03"), "is before the first"),
        (Folders.row("AT", "0026-05-04"), "is not in the years"),
        (Folders.row("AT", "2026-05-04", in: "NÖ,XX"), "no region \"XX\""),
        (Folders.row("AT", "2026-05-04", groups: "XX"), "no group \"XX\""),
        (Folders.row("AT", "2026-05-04", tags: "Provisional,Cancelled"), "the tag \"Cancelled\" is unknown"),
        (Folders.row("AT", "2026-05-04", in: "BL", tags: "Exception"), "does not say for whom"),
        (Folders.row("AT", "2026-05-04", type: "Public"), "there is no type \"Public\""),
        (Folders.row("AT", "2026-05-04", name: "Ferien"), "is no name with its language"),
        (Folders.row("AT", "2026-05-04", name: ""), "is no name with its language"),
        (Folders.row("AT", "2026-05-04", name: "DE "), "is no name with its language"),
        (Folders.row("DE", "2026-05-04"), "the country is \"DE\", in the folder of AT"),
        ("1;AT;2026-05-04;;School;Regional;EN Break;;;;", "does not say which"),
        ("1;AT;2026-05-04;;School;National;EN Break", "7 of 11 columns"),
        (Folders.row("AT", "2026-05-04") + ";more", "more columns"),
        (Folders.row("AT", "2026-05-04", comment: "\"EN no end"), "cannot be read"),
        (Folders.row("AT", "2026-05-04", name: "EN Bell\u{7}"), "cannot be read"),
        (Folders.row("AT", "2026-05-04", comment: String(repeating: "x", count: 30_000)), "the line is longer"),
    ]

    @Test("Y3 A wrong row is refused with its file, line and reason, and the others are used", arguments: wrong)
    func wrongRow(row: String, reason: String) throws {
        let good = Folders.row("AT", "2026-05-05")
        let content = try Folders.content(["at": Folders.file(good, row, good)])
        #expect(content.problems.count == 1)
        #expect(content.problems.first?.line == 3)
        #expect(content.problems.first?.file == "src/at/holidays/holidays.school.csv")
        #expect(content.problems.first?.description.contains(reason) == true, "\(content.problems)")
        #expect(content.countries.first?.breaks.map(\.line) == [2, 4])
        #expect(content.summary == "2 breaks of schools in 1 country, 1 refused")
    }

    @Test("A value in a column that nobody knows may limit the row, which is refused; an empty one does not")
    func unknownColumn() throws {
        let text =
            "Country;StartDate;EndDate;Type;Name;Only\nAT;2026-05-04;;School;EN A;\nAT;2026-05-05;;School;EN B;girls\n"
        let content = try Folders.content(["at": Array(text.utf8)])
        #expect(content.problems.map(\.line) == [3])
        #expect(content.countries[0].breaks.map(\.names[0].text) == ["A"])
    }

    @Test("A row of bytes that are not UTF-8 is refused alone")
    func bytes() throws {
        var file = Folders.file(Folders.row("AT", "2026-05-05"))
        file += [UInt8(ascii: "\n")] + Array(Folders.row("AT", "2026-05-06", name: "EN ").utf8).dropLast(5) + [0xFF]
        #expect(try Folders.content(["at": file]).problems.map(\.line) == [3])
    }

    @Test("The first and the last day of lessons are no breaks, and no mistakes")
    func otherTypes() throws {
        let content = try Folders.content([
            "at": Folders.file(
                Folders.row("AT", "2026-05-04"), Folders.row("AT", "2026-07-04", type: "EndOfLessons"),
                Folders.row("AT", "2026-09-04", type: "BackToSchool"))
        ])
        #expect((content.rows, content.others, content.problems.count) == (1, 2, 0))
    }

    @Test("A part of the country whose row lacks its last columns is known all the same")
    func shortParts() throws {
        try Folders.with(["at": Folders.file(Folders.row("AT", "2026-05-04", in: "TI"))]) { folder in
            let parts = "Country;Code;IsoCode;ShortName;Name;Parent;Groups\nAT;AT-TI;AT-7;TI;DE Tirol\n"
            try Data(parts.utf8).write(to: folder.appendingPathComponent("src/at/subdivisions.csv"))
            let content = try SchoolFolder(folder.path).content()
            #expect((content.rows, content.problems.count) == (1, 0))
        }
    }

    @Test("Public holidays are not read")
    func publicHolidays() throws {
        try Folders.with(["at": Folders.file(Folders.row("AT", "2026-05-04"))]) { folder in
            let other = folder.appendingPathComponent("src/at/holidays/holidays.public.csv")
            try Data(Folders.file(Folders.row("AT", "2026-05-05", type: "Public"))).write(to: other)
            let content = try SchoolFolder(folder.path).content()
            #expect((content.rows, content.problems.count) == (1, 0))
        }
    }

    @Test("The folder is the copy or its src; without tables it is refused as a whole")
    func places() throws {
        let files = ["at": Folders.file(Folders.row("AT", "2026-05-04"))]
        try Folders.with(files) { folder in
            let src = try SchoolFolder(folder.appendingPathComponent("src").path).content()
            #expect(src.rows == 1)
            #expect(throws: FileProblem.self) { try SchoolFolder(folder.path + "/nothing").content() }
            #expect(throws: FileProblem.self) { try SchoolFolder(folder.path + "/src/at").content() }
        }
        try Folders.with(files, in: "data") { folder in
            #expect(throws: FileProblem.self) { try SchoolFolder(folder.path).content() }
            let data = try SchoolFolder(folder.appendingPathComponent("data").path).content()
            #expect(data.rows == 1)
        }
    }

    @Test("The revision is the day of the newest table")
    func newest() throws {
        let row = Folders.file(Folders.row("AT", "2026-05-04"))
        try Folders.with(["at/a": row, "at/b": row]) { folder in
            for (name, seconds) in [("a", 1_768_989_591.0), ("b", 1_700_000_000.0)] {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: seconds)],
                    ofItemAtPath: folder.path + "/src/at/holidays/holidays.school.\(name).csv")
            }
            #expect(try SchoolFolder(folder.path).content().newest == date("2026-01-21"))
        }
    }

    @Test("A file that is too large, without columns or no file at all is refused, and the others are used")
    func files() throws {
        let row = Folders.file(Folders.row("AT", "2026-05-04"))
        try Folders.with([
            "at/a": row, "at/empty": [], "at/head": Array("a;b\n".utf8),
            "at/twice": Array("Name;Name;Country;StartDate;EndDate;Type\n".utf8),
            "at/large": row + [UInt8](repeating: UInt8(ascii: "\n"), count: SchoolTable.largest),
        ]) { folder in
            let holidays = folder.path + "/src/at/holidays/"
            try FileManager.default.createDirectory(
                atPath: holidays + "holidays.school.dir.csv", withIntermediateDirectories: false)
            #expect(mkfifo(holidays + "holidays.school.pipe.csv", 0o600) == 0)
            let content = try SchoolFolder(folder.path).content()
            let names = content.problems.map { $0.file.dropFirst("src/at/holidays/holidays.school.".count).description }
            #expect(names == ["dir.csv", "empty.csv", "head.csv", "large.csv", "pipe.csv", "twice.csv"])
            #expect(content.rows == 1)
        }
    }

    @Test("A table may have 20,000 rows", arguments: [(20_000, true), (20_001, false)])
    func rows(count: Int, isRead: Bool) {
        let row = "AT;2026-05-04;;School;EN A"
        let text = "Country;StartDate;EndDate;Type;Name\n" + String(repeating: row + "\n", count: count)
        let table = try? SchoolTable("a", Array(text.utf8), needed: SchoolRow.needed, known: SchoolRow.known)
        #expect(table?.rows.count == (isRead ? count : nil))
    }

    @Test("Damaged tables never crash, and every row is used, told or no break")
    func damage() throws {
        let good = Folders.file(
            Folders.row("AT", "2026-05-04", "2026-05-08", in: "NÖ"),
            Folders.row("AT", "2026-07-04", type: "EndOfLessons"),
            Folders.row("AT", "2026-05-04", comment: "EN \"Grade 12\""))
        var random = SplitMix64(seed: 32)
        for _ in 0..<400 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let at = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: at)
                default: bytes.insert([0x3B, 0x22, 0x0A, 0x2C, 0x25, 0xFF].randomElement(using: &random) ?? 0, at: at)
                }
            }
            guard
                let table = try? SchoolTable("a", bytes, needed: SchoolRow.needed, known: SchoolRow.known)
            else { continue }
            for row in table.rows {
                _ = try? SchoolRow(row, file: "a", country: code("AT")).schoolBreak(code("AT"), SchoolSubdivisions())
            }
        }
    }
}

@Suite("Texts in several languages")
struct SchoolTextTests {
    @Test(
        "Texts have their languages",
        arguments: [
            ("DE Weihnachtsferien,EN Christmas Holidays", ["de Weihnachtsferien", "en Christmas Holidays"]),
            (" DE  Ferien , EN Break ", ["de Ferien", "en Break"]),
            ("PT 5.º%2C 6.º%2C, 7.º ano,EN 5th%2C 6th", ["pt 5.º, 6.º,, 7.º ano", "en 5th, 6th"]),
            ("EN 100%25 off", ["en 100%25 off"]),
        ])
    func texts(cell: String, expected: [String]) {
        #expect(SchoolTexts.texts(cell)?.map { "\($0.language) \($0.text)" } == expected)
    }

    @Test(
        "What names no language is no name; a comment may",
        arguments: ["", " ", ",", "Ferien", "D Ferien", "DE", "de Ferien"])
    func none(cell: String) {
        #expect(SchoolTexts.texts(cell) == nil)
    }

    @Test("A comment of spaces is none; one without a language is a text")
    func comments() {
        #expect(SchoolTexts.comment("   ") == nil)
        #expect(SchoolTexts.comment("COVID-19") == [LocalizedText("COVID-19", language: "und")])
    }
}
