/// The order in which things were used last, each known by a small number. Every step takes constant time.
///
/// The numbers index an array whose entries name their neighbours, so that no object is retained for a step.
struct RecencyOrder {
    private struct Entry {
        /// The one that was used next, and the one before; -1 for none.
        var newer: Int
        var older: Int
    }

    private var entries: [Entry] = []
    private var free: [Int] = []
    private var newest = -1
    private var last = -1
    private(set) var count = 0

    /// The one that has not been used for longest; nil if there is none.
    var oldest: Int? { last >= 0 ? last : nil }

    /// Adds one that is used now.
    ///
    /// - Returns: its number: the lowest that is free, or one more than the highest ever given.
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
