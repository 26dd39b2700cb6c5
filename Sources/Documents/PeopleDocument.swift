import AlmanacValues
import Entities
import Markup

/// Maps `people.html` to entities, in document order.
///
/// A person must have an id and a name; everything else may be missing. A duplicate id, an invalid date, a death before
/// the birth and a document without people are errors. An error names the line.
struct PeopleDocument {
    let people: [Person]

    private static let persons = XPath("//*[@itemscope][@itemtype='https://schema.org/Person'][not(@itemprop)]")
    private static let name = XPath(".//*[@itemprop='name']")
    private static let givenName = XPath(".//*[@itemprop='givenName']")
    private static let familyName = XPath(".//*[@itemprop='familyName']")
    private static let jobTitle = XPath(".//*[@itemprop='jobTitle']")
    private static let birthDate = XPath(".//*[@itemprop='birthDate']")
    private static let deathDate = XPath(".//*[@itemprop='deathDate']")
    private static let description = XPath(".//*[@itemprop='description']")
    private static let street = XPath(".//*[@itemprop='address']//*[@itemprop='streetAddress']")
    private static let locality = XPath(".//*[@itemprop='address']//*[@itemprop='addressLocality']")
    private static let country = XPath(".//*[@itemprop='address']//*[@itemprop='addressCountry']")

    init(_ document: borrowing Document, label: DocumentLabel) throws(DocumentFailure) {
        let microdata = Microdata(label: label)
        var people: [Person] = []
        var lines: [PersonID: Int] = [:]
        let root = document.root
        var elements = try microdata.all(Self.persons, in: root)
        while let element = elements.next() {
            let person = try Self.person(element, microdata)
            if let line = lines.updateValue(element.line, forKey: person.id) {
                throw label.inconsistent(element.line, "duplicate id \"\(person.id)\" (first used in line \(line))")
            }
            people.append(person)
        }
        guard !people.isEmpty else { throw label.inconsistent(root.line, "the document has no people") }
        self.people = people
    }

    private static func person(
        _ element: borrowing Element, _ microdata: Microdata
    ) throws(DocumentFailure) -> Person {
        guard let id = element.attribute("id").flatMap({ PersonID($0) }),
            let name = try microdata.text(name, in: element)
        else { throw microdata.label.inconsistent(element.line, "a person needs an id and a name") }
        let birth = try microdata.date(birthDate, in: element)
        let death = try microdata.date(deathDate, in: element)
        if let birth, let death, death.isCertainlyBefore(birth) {
            throw microdata.label.inconsistent(element.line, "\"\(id)\" died before being born")
        }
        return Person(
            id: id, name: name, givenName: try microdata.text(givenName, in: element),
            familyName: try microdata.text(familyName, in: element),
            occupation: try microdata.text(jobTitle, in: element), birth: birth, death: death,
            address: try address(of: element, microdata), biography: try microdata.text(description, in: element))
    }

    private static func address(
        of element: borrowing Element, _ microdata: Microdata
    ) throws(DocumentFailure) -> Person.Address? {
        guard let locality = try microdata.text(locality, in: element),
            let country = try microdata.text(country, in: element)
        else { return nil }
        return Person.Address(
            street: try microdata.text(street, in: element), locality: locality, country: country)
    }
}
