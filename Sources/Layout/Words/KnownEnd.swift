import AlmanacValues

/// How far into the future holidays are known, in a place whose regions may differ.
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

extension Words {
    /// "until 10 September 2029", "until 28 July 2029 in some regions, until 10 September 2029 in others"
    func sentence(_ end: KnownEnd) -> Sentence {
        guard let anywhere = end.anywhere else { return untilInSomeRegions(day: end.everywhere) }
        return anywhere == end.everywhere
            ? until(day: anywhere) : untilDifferently(first: end.everywhere, last: anywhere)
    }
}
