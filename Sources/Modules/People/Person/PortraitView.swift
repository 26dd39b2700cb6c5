import AlmanacValues
import VIPER

/// Shows the same person as a drawn portrait.
struct PortraitView: View {
    let mediaType = MediaType.svg

    func event(from visit: Visit<PersonID>) -> PersonEvent { .portrayed(visit.place) }

    func render(_ page: PersonPage) -> [UInt8] { PortraitPage(page.portrait).rendered() }
}
