extension Range<Int> {
    /// Returns the first number that meets the condition, or `upperBound` if none does. The condition must also hold for
    /// every later number. Takes logarithmic time.
    @inlinable
    package func partitionPoint(where isMet: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if isMet(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
