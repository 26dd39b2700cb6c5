import AlmanacValues
import Entities
import ServiceContracts

struct PersonInteractor: PersonInteracting {
    let people: any PersonService
    let quotes: any QuoteService
    let clock: any CivilClock

    func person(_ id: PersonID) async throws(LookupFailure) -> PersonInfo {
        async let quotations = quotes(of: id)
        let supply = try await supply(of: id)
        let person = supply.value
        let theirQuotes = await quotations
        return PersonInfo(
            id: id,
            name: PersonInfo.Name(whole: ForeignText(person.name), given: person.givenName, family: person.familyName),
            occupation: person.occupation, birth: person.birth, death: person.death,
            age: person.age(on: clock.today(in: "UTC")),
            address: person.address.map {
                PersonInfo.Address(street: $0.street, locality: $0.locality, country: $0.country)
            },
            biography: person.biography, quotes: theirQuotes.map(\.value),
            supplyAge: [supply.age, (try? theirQuotes.get())?.age].compactMap(\.self).max())
    }

    private func supply(of id: PersonID) async throws(LookupFailure) -> Supply<Person> {
        let supply: Supply<Person>?
        do {
            supply = try await people.person(id)
        } catch {
            throw .service(error)
        }
        guard let supply else { throw .unknown }
        return supply
    }

    private func quotes(of id: PersonID) async -> Result<Supply<[PersonInfo.Quote]>, ServiceFailure> {
        do throws(ServiceFailure) {
            let supply = try await quotes.quotations()
            let theirs = supply.value.filter { $0.author?.id == id }
            return .success(
                Supply(
                    theirs.map { PersonInfo.Quote(id: $0.id, text: $0.text) },
                    // Without quotes, no stale copy is shown.
                    age: theirs.isEmpty ? nil : supply.age))
        } catch {
            return .failure(error)
        }
    }
}
