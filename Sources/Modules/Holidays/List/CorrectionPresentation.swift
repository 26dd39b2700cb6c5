import AlmanacValues
import Layout
import VIPER

extension CorrectionSection {
    /// Nil without corrections.
    ///
    /// - Parameters:
    ///   - place: where the corrections are: "here", or their number if it is nil.
    ///   - link: links to a page of another site.
    init?(_ notes: [CorrectionNote], at place: String? = nil, link: (ExternalPage) -> Link) {
        guard !notes.isEmpty else { return nil }
        title = "We correct our source \(place ?? "in \(Phrases.count(notes.count, "place", "places"))")"
        rows = notes.map { note in
            CorrectionRow(
                text: "\(note.fact) \(note.reason)",
                sources: note.sources.map { source in
                    CorrectionSource(
                        title: source.title,
                        page: source.address.flatMap { ExternalPage($0) }.map {
                            LabelledLink(label: source.title, link: link($0))
                        })
                })
        }
    }
}
