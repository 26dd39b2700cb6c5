import AlmanacValues
import Layout
import VIPER

extension CorrectionSection {
    /// Nil without corrections.
    ///
    /// - Parameters:
    ///   - isOfOne: whether they are about the one holiday that the page shows.
    ///   - link: links to a page of another site.
    init?(_ notes: [CorrectionNote], isOfOne: Bool = false, _ words: HolidaysWords, link: (ExternalPage) -> Link) {
        guard !notes.isEmpty else { return nil }
        title = isOfOne ? words.correctedHere : words.corrections(notes.count)
        rows = notes.map { note in
            CorrectionRow(
                // Both are English, whatever the language of the page, so they have a space between them.
                text: "\(note.fact) \(note.reason)",
                sources: note.sources.map { source in
                    CorrectionSource(
                        title: source.title,
                        page: source.address.flatMap { ExternalPage($0) }.map {
                            LabelledLink(label: words.text(source.title), link: link($0))
                        })
                })
        }
    }
}
