import HTML
import Layout
import Places
import VIPER

struct CoverageView: FramedView {
    let part: Frame.Part? = nil
    let assets: Assets

    func event(from visit: Visit<DataPlace>) -> CoverageEvent { .opened }

    typealias Page = CoveragePage
}
