import AlmanacValues
import Documents
import Entities
import FuzzSupport
import Places

private let today = CivilDate("2026-11-21")

/// Fuzzes `people.html`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPeople(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let read = reading { () throws(DocumentFailure) in try OwnFormat.people(input, label: fed) }
        guard let people = read, let today else { return false }
        expect(!people.isEmpty, "nobody and no failure")
        for person in people {
            expect(!person.name.isEmpty, "\(person.id) has no name")
            expectAddress(of: .people(.person(PersonPlace(person.id))))
            expectAddress(of: .people(.portrait(person.id)))
            _ = person.age(on: today)
        }
        expectSame(Set(people.map(\.id)).count, people.count, "different ids")
        return true
    }
}
