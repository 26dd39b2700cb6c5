import AlmanacValues
import Documents

/// Documents of five countries whose holidays have every flag, and whose regions and known years differ.
///
/// Each name tells what the holiday is a sample of. Where a day has a flag, another day, region or country has the same
/// feast without it, so that neither a lost flag nor a flag for everybody looks right.
struct FlagDocuments: DocumentSource {
    let name = "flags"

    func bytes(of name: String) throws(DocumentFailure) -> [UInt8]? {
        if let document = Self.documents[name] { return Array(document.utf8) }
        return name.utf8.starts(with: "holidays/".utf8) ? nil : EmbeddedDocuments().bytes(of: name)
    }

    private static let documents = [
        "countries.xml": countries, "celebrations.xml": celebrations, "holidays/DE.xml": germany,
        "holidays/FR.xml": france, "holidays/GB.xml": britain,
        "holidays/LK.xml": sriLanka, "holidays/NP.xml": nepal,
    ]

    private static let countries = """
        <countries xmlns="urn:almanac:countries">
        <country alpha2="DE" alpha3="DEU" numeric="276" continent="europe" zones="Europe/Berlin" weekend="6 7" \
        week-start="1" from="2025" to="2027">
        <name xml:lang="en">Germany</name>
        <regions>BE Berlin; BY Bavaria; SN Saxony</regions>
        </country>
        <country alpha2="FR" alpha3="FRA" numeric="250" continent="europe" zones="Europe/Paris" weekend="6 7" \
        week-start="1" from="2026" to="2027">
        <name xml:lang="en">France</name>
        </country>
        <country alpha2="GB" alpha3="GBR" numeric="826" continent="europe" zones="Europe/London" weekend="6 7" \
        week-start="1" from="2019" to="2028">
        <name xml:lang="en">United Kingdom</name>
        <regions>ENG England; NIR Northern Ireland; SCT Scotland</regions>
        </country>
        <country alpha2="LK" alpha3="LKA" numeric="144" continent="asia" zones="Asia/Colombo" weekend="6 7" \
        week-start="1" from="2025" to="2026">
        <name xml:lang="en">Sri Lanka</name>
        </country>
        <country alpha2="NP" alpha3="NPL" numeric="524" continent="asia" zones="Asia/Kathmandu" weekend="6" \
        week-start="1" from="2026" to="2026">
        <name xml:lang="en">Nepal</name>
        </country>
        </countries>
        """

    private static let celebrations = """
        <celebrations xmlns="urn:almanac:celebrations">
        <occasion id="eid-al-fitr">
        <on day="03-19" from="2026" to="2026" countries="DE"/>
        <on day="03-19" from="2026" to="2026" estimated="true" countries="FR"/>
        <on day="03-20" from="2026" to="2026" countries="GB"/>
        <on day="03-21" from="2026" to="2026" estimated="true" countries="LK"/>
        <on day="03-09" from="2027" to="2027" estimated="true" countries="DE FR"/>
        <on day="03-10" from="2027" to="2027" countries="GB LK"/>
        </occasion>
        </celebrations>
        """

    private static let germany = """
        <calendar xmlns="urn:almanac:holidays" country="DE" revised="2025-12-01" from="2025" to="2027" weekend="6 7">
        <region code="BE"><name xml:lang="en">Berlin</name></region>
        <region code="BY"><name xml:lang="en">Bavaria</name></region>
        <region code="SN"><name xml:lang="en">Saxony</name></region>
        <holiday types="public">
        <name xml:lang="en">First Day</name>
        <day date="2026-01-01"/>
        <day date="2027-01-01"/>
        <day date="2028-01-01" observed="2027-12-31"/></holiday>
        <holiday types="public">
        <name xml:lang="en">Moon Feast</name>
        <day date="2026-03-19"/>
        <day date="2026-03-20" estimated="true"/></holiday>
        <holiday types="public" except="BY"><name xml:lang="en">Star Feast</name><day date="2026-04-15"/></holiday>
        <holiday types="public" regions="BY">
        <name xml:lang="en">Star Feast</name>
        <day date="2026-04-15" estimated="true"/></holiday>
        <holiday types="public">
        <name xml:lang="en">Bridge Day</name>
        <day date="2026-05-15" moved-from="2026-05-09"/></holiday>
        <holiday types="public" regions="BY"><name xml:lang="en">Ladder Feast</name><day date="2026-06-17"/></holiday>
        <holiday types="half-day" regions="BY" begins="13:00">
        <name xml:lang="en">Feast Eve</name>
        <day date="2026-06-18"/></holiday>
        <holiday types="public" level="partial" regions="SN" where="the evening, from 7 pm" begins="19:00">
        <name xml:lang="en">Lantern Night</name>
        <day date="2026-06-18"/></holiday>
        <holiday types="public" level="partial" regions="BE" where="the evening, from 6 pm" begins="18:00">
        <name xml:lang="en">Lantern Night</name>
        <day date="2026-06-18"/></holiday>
        <holiday types="public" regions="BY"><name xml:lang="en">Tower Feast</name><day date="2026-06-19"/></holiday>
        <holiday types="public">
        <name xml:lang="en">River Day</name>
        <day date="2026-07-04" observed="2026-07-06"/></holiday>
        <holiday types="public"><name xml:lang="en">Old Day</name><day date="2026-08-10" in-lieu="true"/></holiday>
        <holiday types="public">
        <name xml:lang="en">Flag Day</name>
        <day date="2026-09-12" kept="false" observed="2026-09-14"/></holiday>
        <holiday types="government"><name xml:lang="en">Sheaf Day</name><day date="2026-09-30"/></holiday>
        <holiday types="bank" regions="BE SN"><name xml:lang="en">Sheaf Day</name><day date="2026-09-30"/></holiday>
        <holiday types="optional" regions="BY"><name xml:lang="en">Sheaf Day</name><day date="2026-09-30"/></holiday>
        <holiday types="public" level="partial" regions="BY" where="some valleys">
        <name xml:lang="en">Valley Day</name>
        <day date="2026-10-07"/></holiday>
        <holiday types="school" regions="BY">
        <name xml:lang="en">Autumn Break</name>
        <day date="2026-10-26" through="2026-10-28"/>
        <day date="2026-10-29" through="2026-10-30" estimated="true"/></holiday>
        <holiday types="school" regions="BE">
        <name xml:lang="en">Autumn Break</name>
        <day date="2026-10-26" through="2026-10-28" estimated="true"/></holiday>
        <holiday types="public" regions="BE"><name xml:lang="en">Bear Day</name><day date="2026-11-13"/></holiday>
        <holiday types="public" except="SN"><name xml:lang="en">Crown Day</name><day date="2026-11-25"/></holiday>
        <holiday types="school" regions="BY">
        <name xml:lang="en">Winter Break</name>
        <day date="2026-12-23" through="2027-01-05"/></holiday>
        </calendar>
        """

    /// Does not say when it was revised, and knows no year before 2026.
    private static let france = """
        <calendar xmlns="urn:almanac:holidays" country="FR" from="2026" to="2027" weekend="6 7">
        <holiday types="public">
        <name xml:lang="en">First Day</name>
        <day date="2026-01-01"/>
        <day date="2027-01-01" observed="2026-12-31"/></holiday>
        <holiday types="public">
        <name xml:lang="en">Moon Feast</name>
        <day date="2026-03-19" estimated="true"/>
        <day date="2026-03-20"/></holiday>
        <holiday types="public"><name xml:lang="en">River Day</name><day date="2026-07-06"/></holiday>
        <holiday types="public"><name xml:lang="en">Old Day</name><day date="2026-08-10"/></holiday>
        </calendar>
        """

    private static let britain = """
        <calendar xmlns="urn:almanac:holidays" country="GB" revised="2025-11-01" from="2019" to="2028" weekend="6 7">
        <region code="ENG"><name xml:lang="en">England</name></region>
        <region code="NIR"><name xml:lang="en">Northern Ireland</name></region>
        <region code="SCT"><name xml:lang="en">Scotland</name></region>
        <holiday types="public"><name xml:lang="en">First Day</name><day date="2026-01-01"/></holiday>
        <holiday types="public">
        <name xml:lang="en">Boxing Day</name>
        <day date="2026-12-26" observed="2026-12-28"/></holiday>
        <holiday types="public" regions="SCT">
        <name xml:lang="en">Thistle Day</name>
        <day date="2026-11-30"/></holiday>
        </calendar>
        """

    /// Knows no year after 2026.
    private static let sriLanka = """
        <calendar xmlns="urn:almanac:holidays" country="LK" revised="2025-12-24" from="2025" to="2026" weekend="6 7">
        <holiday types="public"><name xml:lang="en">First Day</name><day date="2026-01-01"/></holiday>
        <holiday types="public">
        <name xml:lang="en">Poya</name>
        <day date="2026-12-30" through="2026-12-31" estimated="true"/></holiday>
        </calendar>
        """

    /// Knows one year.
    private static let nepal = """
        <calendar xmlns="urn:almanac:holidays" country="NP" revised="2025-12-12" from="2026" to="2026" weekend="6">
        <holiday types="public"><name xml:lang="en">First Day</name><day date="2026-01-01"/></holiday>
        <holiday types="public"><name xml:lang="en">Harvest</name><day date="2026-12-31"/></holiday>
        </calendar>
        """
}
