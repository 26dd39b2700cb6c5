import Almanac
import HTML
import Layout

/// A visitor's action on this screen.
enum PersonEvent: Hashable, Sendable {
    case opened(PlaceID)
    /// Asked for the portrait alone.
    case portrayed(PlaceID)
}

/// A destination that this screen can lead to.
enum PersonNavigation: Hashable, Sendable {
    case list
    case person(PlaceID)
    case portrait(PlaceID)
    case quote(PlaceID)
}

/// The business logic behind the person.
protocol PersonInteracting: Sendable {
    func person(_ id: PlaceID) async throws(PersonFailure) -> PersonInfo
    /// A real picture of the person; nil if there is none to be had, whatever the reason: one is drawn then.
    func picture(of id: PlaceID) async -> PersonPicture?
}

/// A picture as it goes out.
struct PersonPicture: Hashable, Sendable {
    let bytes: [UInt8]
    let mediaType: String
}

enum PersonFailure: Error, Hashable, Sendable {
    case unknown
    case service(ServiceFailure)
}

/// The Interactor's result for the Presenter: values only, no entities.
struct PersonInfo: Hashable, Sendable {
    let id: PlaceID
    let name: Name
    let occupation: String?
    let birth: PartialDate?
    let death: PartialDate?
    let age: Age?
    /// Street, place and country, as far as they are known.
    let address: [String]
    let biography: String?
    /// The quotes may fail alone.
    let quotes: Result<[Quote], ServiceFailure>
    /// How old all this is, where its source fails.
    let supplyAge: Duration?

    struct Name: Hashable, Sendable {
        let whole: String
        let given: String?
        let family: String?
    }

    struct Quote: Hashable, Sendable {
        let id: PlaceID
        let text: LocalizedText
    }
}

/// The view model, of the page and of the portrait: one Presenter, two Views.
struct PersonPage: Sendable {
    let frame: Frame
    let heading: String
    let back: BackLink
    /// What is drawn where there is no picture.
    let portrait: PortraitPage
    var picture: PersonPicture?
    var notice: Notice?
    var age: String?
    var person: PersonSection?
}

struct PersonSection: Sendable {
    let portrait: PortraitImage
    let occupation: String?
    let biography: String?
    let facts: FactSection?
    let quotes: QuoteSection?
}

struct FactSection: Sendable {
    /// "died aged 66"
    let age: String?
    let born: String?
    let died: String?
    let address: String?
}

struct QuoteSection: Sendable {
    let title: String
    var notice: Notice?
    var rows: [QuoteRow] = []

    var hasRows: Bool { !rows.isEmpty }
}

struct QuoteRow: Sendable {
    let text: TextLines
    let link: Link
}

/// The view model of a drawn portrait.
struct PortraitPage: Sendable {
    /// "Portrait of Jane Austen", for those who do not see it.
    let title: String
    let monogram: String
    let background: String
    let ink: String
    let shapes: [PortraitShape]
}

struct PortraitShape: Sendable {
    /// An SVG path.
    let path: String
    let fill: String
}
