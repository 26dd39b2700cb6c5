import Support
import TestSupport
import Testing

@testable import OwnCalendars

@Suite("Own calendars in XML")
struct XMLFileTests {
    @Test("Y1 A file has a name, places, a weekend, a zone and days")
    func whole() throws {
        let found = try calendar(
            "name='Acme, Munich' lang='de' base='DE-BY US-TX' weekend='5 6' zone='Asia/Dubai'",
            """
            <holiday name="Gründungstag" yearly="05-04" from="2024"/>
            <closed name="Betriebsferien" date="2026-08-03" through="2026-08-14"/>
            <half-day name="Heiligabend" yearly="12-24" begins="12:00"/>
            <worked-day name="Inventur" date="2026-11-28"/>
            <without name="Epiphany"/><with name="Assumption Day"/>
            """, file: "acme-munich.xml")
        #expect(found.code.description == "ACME-MUNICH")
        #expect(found.name == LocalizedText("Acme, Munich", language: "de"))
        #expect(found.bases.map(\.description) == ["DE-BY", "US-TX"])
        #expect(found.weekend == [.friday, .saturday])
        #expect(found.zone == "Asia/Dubai")
        #expect(found.days.map(\.name.text) == ["Gründungstag", "Betriebsferien", "Heiligabend", "Inventur"])
        #expect(
            found.days.map(\.kind) == [
                .holiday, .holiday, .halfDay(begins: TimeOfDay(hour: 12, minute: 0)), .workedDay,
            ])
        #expect(found.days[1].dates.dates(in: 2026).count == 12)
        #expect(found.days[0].dates.dates(in: 2023).isEmpty)
        #expect(found.without == [Slug("epiphany")])
        #expect(found.with == [Slug("assumption-day")])
    }

    @Test("A calendar may have a weekend without days")
    func noWeekend() throws {
        #expect(try calendar("name='Always' weekend=''").weekend == [])
        #expect(try calendar("name='As its place'").weekend == nil)
    }

    @Test(
        "Y1 A wrong file is refused with its line and the reason",
        arguments: [
            ("name='A'", "<holiday name='x'/>", 2, "the day needs \"date\" or \"yearly\""),
            ("name='A'", "\n<holiday name='x' date='2026-01-01' yearly='01-01'/>", 3, "both \"date\" and \"yearly\""),
            ("name='A'", "<holiday name='x' date='2026-02-30'/>", 2, "2026-02-30"),
            ("name='A'", "<holiday name='x' yearly='every day'/>", 2, "\"every day\" is no rule"),
            ("name='A'", "<closed name='x' date='2026-02-03' through='2026-02-01'/>", 2, "is before the first"),
            ("name='A'", "<closed name='x' date='2026-02-03' through='2027-02-01'/>", 2, "more than 120 days"),
            ("name='A'", "<closed name='x' date='2026-02-03' through='02-05'/>", 2, "beside \"date\" it is a date"),
            ("name='A'", "<holiday name='x' date='2026-02-03' from='2026'/>", 2, "belong to \"yearly\""),
            ("name='A'", "<holiday name='x' yearly='02-03' from='2027' to='2026'/>", 2, "must not be after"),
            ("name='A'", "<holiday date='2026-02-03'/>", 2, "name"),
            ("name='A'", "<festival name='x' date='2026-02-03'/>", 2, "festival"),
            ("name='A' zone='Mars/Olympus'", "", 1, "no time zone"),
            ("name='A' base='Bavaria'", "", 1, "Bavaria"),
            ("name='A' weekend='8'", "", 1, "weekend"),
            ("name='A' weekend='1 2 3 4 5 6 7'", "", 1, "weekend"),
            ("lang='en'", "", 1, "name"),
        ])
    func refused(attributes: String, days: String, line: Int, reason: String) {
        let problem = #expect(throws: FileProblem.self) { try calendar(attributes, days) }
        #expect(problem?.line == line)
        #expect(problem?.description.contains(reason) == true, "\(problem?.description ?? "")")
    }

    @Test(
        "What is no XML, or has a document type, is refused",
        arguments: [
            "", "name,date", "<calendar",
            "<!DOCTYPE a [<!ENTITY b 'c'>]><calendar xmlns='urn:almanac:own' name='&b;'/>",
            "<calendar name='no namespace'/>",
        ])
    func hostile(text: String) {
        #expect(throws: FileProblem.self) { try OwnXMLFile(file: file("a.xml", text)).content() }
    }

    @Test(
        "The file's name is the address, so it has plain letters", arguments: ["für.xml", "a b.xml", ".xml", "a/b.xml"])
    func names(name: String) {
        #expect(throws: FileProblem.self) { try calendar("name='A'", file: name) }
    }
}
