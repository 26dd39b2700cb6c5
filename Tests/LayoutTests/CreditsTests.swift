import TestSupport
import Testing

@testable import Layout

@Suite("Credits")
struct CreditsTests {
    private let upstream = Origin.upstream(.init(host: "almanac.example.org"))

    @Test("Embedded documents credit their original sources")
    func embedded() {
        #expect(
            Credits().sentences(.english) == [
                "Holidays from the open-source library “holidays”. Dates that depend on the moon may be estimates.",
                "Country names from Unicode CLDR.",
                "Quotes from the almanac’s own collection, each with its work and year.",
            ])
    }

    @Test("An upstream is named; unused sources are not")
    func upstreams() {
        let enrico = Origin.upstream(.init(service: "Enrico", host: "kayaposoft.com"))
        let wikiquote = Origin.upstream(
            .init(service: "Wikiquote’s page “Ambrose Bierce”", host: "en.wikiquote.org", terms: "under CC BY-SA"))
        #expect(
            Credits(Origins(holidays: enrico, quotes: wikiquote)).sentences(.english) == [
                "Holidays from Enrico at kayaposoft.com.",
                "Quotes from Wikiquote’s page “Ambrose Bierce” at en.wikiquote.org, under CC BY-SA.",
                "Country names from Unicode CLDR.",
            ])
        #expect(
            Credits(Origins(holidays: upstream, countries: upstream, quotes: upstream, sides: upstream)).sentences(
                .english)
                == ["Holidays, quotes and the two sides from almanac.example.org."])
    }

    @Test("Y3 What the licence of a second source demands is said in every language, with its revision and a link")
    func licensed() throws {
        let given = Credits(Origins(schools: .openHolidays(revised: CivilDate("2026-01-21"))))
        for language in Language.all {
            let credit = try #require(given.licensed(language), "\(language)")
            #expect(credit.text.contains("OpenHolidays API Data") && credit.text.contains("(ODbL)"), "\(language)")
            #expect(credit.text.contains("2026"), "\(language)")
            #expect(credit.licence.link.description == "https://opendatacommons.org/licenses/odbl/1-0/")
        }
        #expect(
            given.licensed(.english)?.text
                == "Contains information from OpenHolidays API Data, which is made available here under the Open Database License (ODbL). Revision of 21 January 2026."
        )
        let dated = Credits(Origins(schools: .openHolidays(revised: CivilDate("2026-01-21"), dating: .files)))
        #expect(dated.licensed(.english)?.text.hasSuffix("Newest file: 21 January 2026.") == true)
        #expect(Credits().licensed(.english) == nil)
    }

    @Test("A source's remark about missing data follows its name")
    func remark() {
        let holidata = Origin.upstream(.init(service: "holidata", host: "holidata.net", remark: "It tells little."))
        #expect(
            Credits(Origins(holidays: holidata)).sentences(.english)[0]
                == "Holidays from holidata at holidata.net. It tells little.")
    }

    @Test("A server in the operator's network, and a folder of the operator, are credited without an address")
    func operators() {
        let nameless = Origin.upstream(.init(host: nil))
        #expect(
            Credits(Origins(holidays: nameless, countries: nameless, quotes: .operators, sides: .operators)).sentences(
                .english)
                == [
                    "Holidays from another server that this site’s operator runs.",
                    "Quotes and the two sides from documents that this site’s operator provides.",
                ])
        #expect(
            Credits(Origins(holidays: .upstream(.init(service: "Enrico", host: nil)))).sentences(.english)[0]
                == "Holidays from Enrico.")
    }
}
