import AlmanacValues
import Formats
import Layout
import VIPER

/// One person as a card (`/people/ID.vcf`).
struct PersonRecordCardView: VCardView<PersonID, PersonEvent, PersonRecord> {
    let edition: Edition

    func event(from visit: Visit<PersonID>) -> PersonEvent { .opened(visit.place) }

    func card(of record: PersonRecord) -> VCard {
        let person = record.person
        var card = VCard(fullName: person.name.whole.text)
        card.givenName = person.name.given
        (card.familyName, card.additionalName) = person.name.parts
        card.role = person.occupation
        card.birth = person.birth.map { VCardDate($0) }
        card.death = person.death.map { VCardDate($0) }
        card.address = person.address.map {
            VCard.Address(street: $0.street, locality: $0.locality, country: $0.country)
        }
        card.note = person.biography
        // A UUID has no comma, as tags have: khard takes a UID to end there.
        card.identifier = NamedUUID("people/\(person.id)").uri
        // A card leaves the site, so an address without a host would mean nothing in it.
        card.photo = edition.absolute(record.portrait)
        card.page = edition.absolute(record.page)
        card.source = edition.absolute(record.card)
        return card
    }
}

extension VCardDate {
    fileprivate init(_ date: PartialDate) {
        self.init(year: date.year, month: date.month, day: date.day, isApproximate: date.isApproximate)
    }
}
