import HTML
import Layout
import Places
import VIPER

struct CoverageView: FramedView<DataPlace, CoverageEvent, CoveragePage> {
    let part: Frame.Part? = nil
    let assets: Assets

    func event(from visit: Visit<DataPlace>) -> CoverageEvent { .opened }
}

extension CoverageGroup {
    /// The id of the letter's list. A link to it unfolds the letter.
    var id: String { "letter-\(name)" }
}
