import Layout
import Places
import VIPER

struct DeveloperGuideView: FramedView<DevelopersPlace, DeveloperGuideEvent, DeveloperGuidePage> {
    let part: Frame.Part? = .developers
    let assets: Assets

    func event(from _: Visit<DevelopersPlace>) -> DeveloperGuideEvent { .opened }
}
