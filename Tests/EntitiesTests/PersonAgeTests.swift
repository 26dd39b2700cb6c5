import TestSupport
import Testing

@Suite("Ages of people")
struct PersonAgeTests {
    private func date(_ text: String) throws -> PartialDate { try #require(PartialDate(text)) }

    @Test("U1 A living person's age is that of today; nil beyond the longest human life")
    func living() throws {
        let today = try #require(CivilDate("2026-11-21"))
        func age(born text: String?, died: String? = nil) throws -> Age? {
            let id = try #require(PersonID("someone"))
            return Person(id: id, name: "Someone", birth: try text.map(date), death: try died.map(date)).age(on: today)
        }
        #expect(try age(born: "1946-11-21")?.years == 80)
        #expect(try age(born: "1946-11-22")?.years == 79)
        #expect(try age(born: "1570") == nil)
        #expect(try age(born: nil) == nil)
        #expect(try age(born: nil, died: "1600") == nil)
        #expect(try age(born: "2027-01-01") == nil)
    }

    @Test(
        "A person's profession is the first of the occupations",
        arguments: [
            ("poet and scholar", "poet"), ("writer, painter and poet", "writer"), ("chemist", "chemist"), ("", nil),
        ])
    func profession(occupation: String, profession: String?) throws {
        let id = try #require(PersonID("a"))
        #expect(Person(id: id, name: "A", occupation: occupation).profession == profession)
        #expect(Person(id: id, name: "A").profession == nil)
    }

    @Test(
        "A person without a date of death counts as alive for at most 122 years",
        arguments: [("1904-09-21", 122), ("1904-09-20", 122), ("1903-09-22", 122), ("1903-09-21", nil)])
    func oldest(birth: String, age: Int?) throws {
        let (today, id) = (try #require(CivilDate("2026-09-21")), try #require(PersonID("a")))
        let person = Person(id: id, name: "A", birth: PartialDate(birth))
        #expect(person.age(on: today)?.years == age)
    }
}
