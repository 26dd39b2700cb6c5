/// An order by last use, for elements that are known by small numbers. Every operation takes constant time.
///
/// The numbers are indices into an array whose entries name their neighbours, so that no operation retains an object.
struct RecencyOrder {
    private struct Entry {
        /// The element that was used next, and the one that was used before; -1 if there is none.
        var newer: Int
        var older: Int
    }

    private var entries: [Entry] = []
    private var free: [Int] = []
    private var newest = -1
    private var last = -1
    private(set) var count = 0

    /// The element whose last use is longest ago; nil if the order is empty.
    var oldest: Int? { last >= 0 ? last : nil }

    /// Adds an element as the most recently used one.
    ///
    /// - Returns: its number: the one that was freed last, or else one more than the highest so far.
    mutating func insert() -> Int {
        let number = free.popLast() ?? entries.count
        if number == entries.count { entries.append(Entry(newer: -1, older: -1)) }
        link(number)
        count += 1
        return number
    }

    mutating func use(_ number: Int) {
        guard number != newest else { return }
        unlink(number)
        link(number)
    }

    mutating func remove(_ number: Int) {
        unlink(number)
        free.append(number)
        count -= 1
    }

    private mutating func link(_ number: Int) {
        entries[number] = Entry(newer: -1, older: newest)
        if newest >= 0 { entries[newest].newer = number } else { last = number }
        newest = number
    }

    private mutating func unlink(_ number: Int) {
        let entry = entries[number]
        if entry.newer >= 0 { entries[entry.newer].older = entry.older } else { newest = entry.older }
        if entry.older >= 0 { entries[entry.older].newer = entry.newer } else { last = entry.newer }
    }
}
