import Almanac
import Entities
import ServiceContracts

struct PersonInteractor: PersonInteracting {
    let people: any PersonService
    let quotes: any QuoteService
    let clock: any CivilClock

    func person(_ id: PersonID) async throws(PersonFailure) -> PersonInfo {
        async let theirQuotes = quotes(of: id)
        let supply = try await supply(of: id)
        let person = supply.value
        return PersonInfo(
            id: id,
            name: PersonInfo.Name(whole: person.name, given: person.givenName, family: person.familyName),
            occupation: person.occupation, birth: person.birth, death: person.death,
            age: person.age(on: clock.today(in: "UTC")),
            address: person.address.map {
                PersonInfo.Address(street: $0.street, locality: $0.locality, country: $0.country)
            },
            biography: person.biography, quotes: await theirQuotes, supplyAge: supply.age)
    }

    func picture(of id: PersonID) async -> PersonPicture? {
        guard let picture = try? await people.picture(of: id) else { return nil }
        return PersonPicture(bytes: picture.bytes, mediaType: picture.mediaType)
    }

    private func supply(of id: PersonID) async throws(PersonFailure) -> Supply<Person> {
        let supply: Supply<Person>?
        do {
            supply = try await people.person(id)
        } catch {
            throw .service(error)
        }
        guard let supply else { throw .unknown }
        return supply
    }

    private func quotes(of id: PersonID) async -> Result<[PersonInfo.Quote], ServiceFailure> {
        do throws(ServiceFailure) {
            let supply = try await quotes.quotations()
            let theirs = supply.value.filter { $0.author?.id == id }
            return .success(theirs.map { PersonInfo.Quote(id: $0.id, text: $0.text) })
        } catch {
            return .failure(error)
        }
    }
}
