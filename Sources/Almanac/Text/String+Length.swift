extension String {
    /// Whether it has more Unicode scalars than this. Nothing behind them is looked at, so a long text costs no more.
    ///
    /// A Character may have any number of scalars, so a limit in Characters does not bound the length.
    public func isLonger(than limit: Int) -> Bool {
        // A scalar has at least one byte.
        utf8.count > limit && unicodeScalars.index(startIndex, offsetBy: limit + 1, limitedBy: endIndex) != nil
    }

    /// The first Unicode scalars and "…"; the whole text if there are no more than the limit. For messages that repeat
    /// what somebody sent.
    public func shortened(to limit: Int) -> String {
        guard isLonger(than: limit) else { return self }
        return String(unicodeScalars.prefix(limit)) + "…"
    }
}
