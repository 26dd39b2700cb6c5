extension String {
    /// Whether the text has more Unicode scalars than the limit. Reads at most one scalar beyond the limit, so a long
    /// text costs no more than a short one.
    ///
    /// A Character may have any number of scalars, so a limit in Characters would not bound the length.
    package func isLonger(than limit: Int) -> Bool {
        // A scalar has at least one byte.
        utf8.count > limit && unicodeScalars.index(startIndex, offsetBy: limit + 1, limitedBy: endIndex) != nil
    }

    /// Returns the text up to the limit, in Unicode scalars, followed by "…"; the whole text if it is not longer. For
    /// messages that quote untrusted text.
    package func shortened(to limit: Int) -> String {
        guard isLonger(than: limit) else { return self }
        return String(unicodeScalars.prefix(limit)) + "…"
    }
}
