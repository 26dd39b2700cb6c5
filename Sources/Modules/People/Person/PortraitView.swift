import Almanac
import VIPER

/// Shows the same person as a picture: a real one if there is one, otherwise a drawn portrait.
struct PortraitView: View {
    let mediaType = MediaType.svg

    func event(from visit: Visit<PersonID>) -> PersonEvent { .portrayed(visit.place) }

    func mediaType(of page: PersonPage) -> String { page.picture?.mediaType ?? mediaType }

    func render(_ page: PersonPage) -> [UInt8] { page.picture?.bytes ?? PortraitPage(page.portrait).rendered() }
}
