public import AlmanacValues
public import Entities

extension Sample {
    public static func id<Entity>(_ text: String) -> SluggedID<Entity> {
        guard let id = SluggedID<Entity>(text) else { preconditionFailure("invalid id \"\(text)\"") }
        return id
    }

    public static func partialDate(_ text: String, isApproximate: Bool = false) -> PartialDate {
        guard let date = PartialDate(text, isApproximate: isApproximate)
        else { preconditionFailure("invalid date \"\(text)\"") }
        return date
    }

    public static func quotation(
        _ text: String, by author: Quotation.Author? = Quotation.Author(name: "Marie Curie", id: id("marie-curie")),
        original: LocalizedText? = nil, source: Quotation.Source? = nil, translator: String? = nil
    ) -> Quotation {
        Quotation(
            text: LocalizedText(text, language: "en"), original: original, author: author, source: source,
            translator: translator)
    }

    /// Makes `count` different quotations.
    public static func quotations(_ count: Int, from first: Int = 0) -> [Quotation] {
        (first..<(first + count)).map { quotation("Saying number \($0)") }
    }

    public static let curie = Person(
        id: id("marie-curie"), name: "Marie Curie", givenName: "Marie", familyName: "Curie",
        occupation: "physicist and chemist", birth: partialDate("1867-11-07"), death: partialDate("1934-07-04"),
        address: Person.Address(street: "36 quai de Béthune", locality: "Paris", country: "France"),
        biography: "Marie Curie studied in Paris.")
    public static let socrates = Person(
        id: id("socrates"), name: "Socrates", occupation: "philosopher",
        birth: partialDate("-0469", isApproximate: true), death: partialDate("-0398"))
    public static let yosano = Person(
        id: id("yosano-akiko"), name: "Yosano Akiko", givenName: "Akiko", familyName: "Yosano")
}
