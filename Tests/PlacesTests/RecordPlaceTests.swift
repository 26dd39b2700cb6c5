import AlmanacValues
import Testing

@testable import Places

@Suite("Addresses of records")
struct RecordPlaceTests {
    private func place(_ target: String) throws -> Place { try Place(Address(target: target)) }

    private func germany(_ filter: HolidayFilter = HolidayFilter()) throws -> HolidayYear {
        HolidayYear(try #require(CountryCode("DE")), 2026, filter)
    }

    @Test("The extension of a page's address names the format; the query is the page's")
    func formats() throws {
        #expect(try place("/holidays/DE/2026.json") == .record(.holidays(.year(germany())), .json))
        let region: RegionCode = try #require(RegionCode("BY"))
        let filter = HolidayFilter(types: .all, region: region)
        let record = Place.record(.holidays(.year(try germany(filter))), .json)
        #expect(try place("/holidays/DE/2026.json?type=all&region=BY") == record)
        #expect(try record.address == Address(target: "/holidays/DE/2026.json?type=all&region=BY"))
        #expect(record.caching == .shared && !record.takesForms)
    }

    @Test("Every record has a page of its own, and the page has that record")
    func pages() throws {
        let records: [RecordPlace] = [
            .holidays(.year(try germany())), .countries(.all(search: "")), .countries(.all(search: "a.json")),
        ]
        for record in records {
            for format in record.formats {
                let place = Place.record(record, format)
                #expect(try Place(place.address) == place)
            }
            let page = try #require(record.page)
            #expect(page.address.query == record.section.address.query)
            #expect(page.address.segments == record.section.address.segments)
        }
        #expect(try place("/countries.json?q=cote") == .record(.countries(.all(search: "cote")), .json))
    }

    @Test(
        "Capitals, empty segments and what is so anyway lead to the same record",
        arguments: ["/holidays/de/2026.JSON", "//holidays/DE/2026.Json/", "/HOLIDAYS/DE/2026.json?type=public&region="])
    func tolerant(target: String) throws {
        let place = try place(target)
        #expect(try place.address == Address(target: "/holidays/DE/2026.json"))
    }

    @Test("An unknown or repeated query item is a problem of a record, compared byte by byte")
    func names() {
        let known = ["type", "region"]
        for name in ["x", "Type", "", "type ", "ty\u{301}pe"] {
            let address = Address(segments: ["holidays", "DE", "2026.json"], query: [.init(name, "all")])
            #expect(throws: PlaceProblem.unknownName(name, known: known)) { try Place(address) }
        }
        #expect(throws: PlaceProblem.tooManyValues(name: "type", limit: 1)) {
            try place("/holidays/DE/2026.json?type=all&region=BY&type=all")
        }
        #expect(throws: PlaceProblem.unknownName("x", known: [])) { try place("/occasions.json?x=1") }
    }

    @Test("An extension that the page does not have is reported with the page")
    func unknownFormats() throws {
        let page = Place.holidays(.list(.year(try germany())))
        #expect(throws: PlaceProblem.unknownFormat("pdf", of: page)) { try place("/holidays/DE/2026.pdf") }
        #expect(throws: PlaceProblem.unknownFormat("j\u{301}son", of: page)) { try place("/holidays/DE/2026.j́son") }
        #expect(throws: PlaceProblem.unknownFormat("vcf", of: .quotes(.list(.draw(nil))))) { try place("/quotes.vcf") }
        #expect(throws: PlaceProblem.unknownFormat("atom", of: .quotes(.list(.draw(7))))) {
            try place("/quotes.atom?draw=7")
        }
    }

    @Test("A wrong address with a format has the problem of its page, so that programs are told what is wrong")
    func problems() throws {
        let country = try #require(CountryCode("DE"))
        #expect(throws: PlaceProblem.unknownYear("26", country: country)) { try place("/holidays/DE/26.json") }
        #expect(throws: PlaceProblem.badValue(name: "type", value: "x")) {
            try place("/holidays/DE/2026.json?type=x")
        }
        #expect(throws: PlaceProblem.unknown) { try place("/nothing.json") }
    }

    @Test(
        "A dot that begins no extension belongs to the segment",
        arguments: ["/holidays/DE/.json", "/holidays/DE/2026.", "/holidays/DE/2026..", "/holidays/DE/x.pdf"])
    func dots(target: String) throws {
        let country = try #require(CountryCode("DE"))
        let text = String(target.dropFirst("/holidays/DE/".count))
        #expect(throws: PlaceProblem.unknownYear(text, country: country)) { try place(target) }
    }

    @Test("A page whose own address has a dot is that page")
    func ownDots() throws {
        #expect(try place("/look.css") == .look)
        // The dot is in the query, or in a segment before the last.
        let search = Place.countries(.browse(search: "a.json", .holidays(nil)))
        #expect(try place("/countries?q=a.json") == search && Address(target: "/countries?q=a.json").format == nil)
        #expect(throws: PlaceProblem.unknown) { try place("/countries.json/DE") }
    }

    @Test(
        "The format is known even if the address leads nowhere",
        arguments: [
            ("/nothing.json", Format.json), ("/a/b.JSON", .json), ("/a.xml", .xml), ("/a.png", nil), ("/json", nil),
            ("/.json", nil),
            ("/", nil), ("/a.json/b", nil), ("/a.b.json", .json), ("/a.json.", nil), ("/a/.json", nil),
            ("/é.json", .json), ("/a.vcfvcfvcf", nil), ("/a.é", nil),
            ("/\(String(repeating: "a", count: 9000)).ics", .ics),
        ])
    func knownFormats(target: String, format: Format?) throws {
        #expect(try Address(target: target).format == format)
        #expect(Address.format(ofTarget: target + "?a=%.csv/b") == format)
    }
}
