import Almanac
import VIPER

/// The same person as a picture.
struct PortraitView: View {
    let mediaType = MediaType.svg

    func event(from visit: Visit<PlaceID>) -> PersonEvent { .opened(visit.place) }

    func render(_ page: PersonPage) -> [UInt8] { page.portrait.rendered() }
}
