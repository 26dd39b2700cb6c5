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

extension CoverageGroup {
    /// The id of the letter's list. A link to it unfolds the letter.
    var id: String { "letter-\(name)" }
}
