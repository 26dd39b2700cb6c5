import AlmanacValues

/// Until when holidays are known, in a place whose regions may differ.
struct KnownEnd {
    /// The last day until which they are known everywhere.
    let everywhere: CivilDate
    /// The last day until which they are known anywhere; nil if some regions have no such day.
    let anywhere: CivilDate?

    /// Nil if they are known without an end.
    init?(_ known: YearKnowledge) {
        guard let until = known.until else { return nil }
        everywhere = until
        anywhere = known.latest
    }
}

extension Sentence.StringInterpolation {
    /// "until 10 September 2029", "until 28 July 2029 in some regions, until 10 September 2029 in others"
    mutating func appendInterpolation(_ end: KnownEnd) {
        if let anywhere = end.anywhere {
            if anywhere == end.everywhere {
                append(("until \(anywhere, .long)" as Sentence).text)
            } else {
                append(
                    ("until \(end.everywhere, .long) in some regions, until \(anywhere, .long) in others" as Sentence)
                        .text)
            }
        } else {
            append(("until \(end.everywhere, .long) in some regions" as Sentence).text)
        }
    }
}
