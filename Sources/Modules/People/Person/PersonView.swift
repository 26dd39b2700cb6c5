import Layout
import Places
import VIPER

struct PersonView: FramedView<PersonPlace, PersonEvent, PersonPage> {
    let part: Frame.Part? = .people
    let assets: Assets

    func event(from visit: Visit<PersonPlace>) -> PersonEvent {
        .opened(visit.place.id, search: visit.place.search)
    }
}
