/// An order by last use, for elements that are known by small numbers. Every operation takes constant time.
///
/// The numbers are indices into an array whose entries name their neighbours, so that no operation retains an object.
/// Public because `LeastRecentlyUsed` is.
public struct RecencyOrder: Sendable {
    @usableFromInline
    struct Entry: Sendable {
        /// The elements used just after and just before this one; -1 if there is none.
        @usableFromInline var newer: Int
        @usableFromInline var older: Int

        @inlinable
        init(newer: Int, older: Int) {
            self.newer = newer
            self.older = older
        }
    }

    @usableFromInline var entries: [Entry] = []
    @usableFromInline var free: [Int] = []
    @usableFromInline var newest = -1
    @usableFromInline var last = -1

    @inlinable
    public init() {}

    @inlinable
    public var count: Int { entries.count - free.count }

    /// The element whose last use is longest ago; nil if the order is empty.
    @inlinable
    public var oldest: Int? { last >= 0 ? last : nil }

    /// Adds an element as the most recently used one.
    ///
    /// - Returns: its number: the one that was freed last, or else one more than the highest so far.
    @inlinable
    public mutating func insert() -> Int {
        let number = free.popLast() ?? entries.count
        if number == entries.count { entries.append(Entry(newer: -1, older: -1)) }
        link(number)
        return number
    }

    @inlinable
    public mutating func use(_ number: Int) {
        guard number != newest else { return }
        unlink(number)
        link(number)
    }

    @inlinable
    public mutating func remove(_ number: Int) {
        unlink(number)
        free.append(number)
    }

    @inlinable
    mutating func link(_ number: Int) {
        entries[number] = Entry(newer: -1, older: newest)
        if newest >= 0 { entries[newest].newer = number } else { last = number }
        newest = number
    }

    @inlinable
    mutating func unlink(_ number: Int) {
        let entry = entries[number]
        if entry.newer >= 0 { entries[entry.newer].older = entry.older } else { newest = entry.older }
        if entry.older >= 0 { entries[entry.older].newer = entry.newer } else { last = entry.newer }
    }
}
