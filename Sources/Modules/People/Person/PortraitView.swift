import Almanac
import VIPER

/// The same person as a picture: the real one where there is one, else one that is drawn.
struct PortraitView: View {
    let mediaType = MediaType.svg

    func event(from visit: Visit<PlaceID>) -> PersonEvent { .portrayed(visit.place) }

    func mediaType(of page: PersonPage) -> String { page.picture?.mediaType ?? mediaType }

    func render(_ page: PersonPage) -> [UInt8] { page.picture?.bytes ?? page.portrait.rendered() }
}
