import PlainBytes

/// Checks the marks of a page: `{{%contentStart}} … {{%loadingStart}} … {{%loadingEnd}} … {{%contentEnd}}`.
///
/// A page without marks is sent whole. A whole document with a loading state has all four, so that whatever the final
/// page turns out to be, its content can follow the loading state. A page that is the content of a frame has only its
/// loading state: the template of the frame marks the ends of the content.
struct MarkChecker {
    private struct Place {
        let mark: Mark
        let origin: Origin
        /// The number of the innermost section; 0 outside all sections.
        let section: Int
    }

    private var places: [Place] = []
    private var sectionCount = 0
    /// Whether the page is a whole document, not content that is written into a frame.
    private let isDocument: Bool

    private init(_ parts: [Part]) {
        if case .literal(let markup)? = parts.first {
            let doctype = Array("<!doctype".utf8)
            isDocument = markup.bytes.prefix(doctype.count).map(\.lowercasedASCII).elementsEqual(doctype)
        } else {
            isDocument = false
        }
    }

    /// - Returns: whether the page marks a loading state.
    static func marksLoadingState(in parts: [Part], reporting errors: inout ErrorList) -> Bool {
        var checker = MarkChecker(parts)
        checker.collect(parts, in: 0)
        checker.check(&errors)
        return checker.places.contains { $0.mark == .loadingStart }
    }

    private mutating func collect(_ parts: [Part], in section: Int) {
        for part in parts {
            switch part {
            case .literal, .value:
                break
            case .section(let inner):
                sectionCount += 1
                collect(inner.parts, in: sectionCount)
            case .mark(let tag):
                guard let mark = Mark(rawValue: tag.name) else { continue }
                places.append(Place(mark: mark, origin: tag.origin, section: section))
            }
        }
    }

    private func check(_ errors: inout ErrorList) {
        for (index, place) in places.enumerated() {
            if let problem = problem(of: place, after: places[..<index]) { errors.report(problem, at: place.origin) }
        }
    }

    private func problem(of place: Place, after earlier: ArraySlice<Place>) -> String? {
        let name = place.mark.description
        if earlier.contains(where: { $0.mark == place.mark }) { return "\(name) is duplicated; remove one" }
        guard let partner = places.first(where: { $0.mark == place.mark.partner }) else {
            return "\(name) needs \(place.mark.partner.description); mark both ends"
        }
        if place.mark.isOfContent {
            if place.section != 0 {
                return "\(name) is in a section, which may be omitted or repeated; move it out of the section"
            }
        } else if place.section != partner.section {
            return "\(name) and \(partner.mark.description) are in different sections; put both into one"
        }
        if isDocument, !place.mark.isOfContent, !places.contains(where: { $0.mark == .contentStart }) {
            return "a loading state needs the ends of the content; put \(Mark.contentStart.description) and "
                + "\(Mark.contentEnd.description) around the content in the frame"
        }
        let order = Mark.allCases
        if let last = earlier.last, let mine = order.firstIndex(of: place.mark),
            let before = order.firstIndex(of: last.mark), before > mine
        {
            return "\(name) has to precede \(last.mark.description); the order is \(Mark.names)"
        }
        return nil
    }
}
