/// A dictionary with a limit on the total cost of its values. Beyond the limit it evicts the least recently used ones.
/// The last value inserted stays even if it alone costs more.
///
/// Lookup, insertion, removal and each eviction take constant time: the values are linked in the order of their use.
struct LeastRecentlyUsed<Key: Hashable, Value> {
    private struct Node {
        let key: Key
        var value: Value?
        var cost: Int
        var newer: Int?
        var older: Int?
    }

    let limit: Int
    private(set) var cost = 0
    private var places: [Key: Int] = [:]
    private var nodes: [Node] = []
    private var free: [Int] = []
    private var newest: Int?
    private var oldest: Int?

    /// - Parameter limit: the largest total cost, in the caller's unit.
    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { places.count }

    /// The number of values that match. Takes linear time.
    func count(where isSuch: (Value) -> Bool) -> Int {
        nodes.count { $0.value.map(isSuch) ?? false }
    }

    /// Returns the value and marks it as just used.
    mutating func value(_ key: Key) -> Value? {
        guard let place = places[key] else { return nil }
        if newest != place {
            unlink(place)
            linkNewest(place)
        }
        return nodes[place].value
    }

    /// Inserts a value and replaces an older one of the same key.
    ///
    /// - Returns: the keys of the evicted values.
    @discardableResult
    mutating func insert(_ value: Value, for key: Key, cost added: Int) -> [Key] {
        remove(key)
        let node = Node(key: key, value: value, cost: added)
        let place: Int
        if let reused = free.popLast() {
            nodes[reused] = node
            place = reused
        } else {
            place = nodes.count
            nodes.append(node)
        }
        places[key] = place
        cost += added
        linkNewest(place)
        var gone: [Key] = []
        while cost > limit, let last = oldest, last != newest {
            gone.append(nodes[last].key)
            remove(nodes[last].key)
        }
        return gone
    }

    @discardableResult
    mutating func remove(_ key: Key) -> Value? {
        guard let place = places.removeValue(forKey: key) else { return nil }
        unlink(place)
        cost -= nodes[place].cost
        free.append(place)
        defer { nodes[place].value = nil }
        return nodes[place].value
    }

    private mutating func unlink(_ place: Int) {
        let (newer, older) = (nodes[place].newer, nodes[place].older)
        if let newer { nodes[newer].older = older } else { newest = older }
        if let older { nodes[older].newer = newer } else { oldest = newer }
        nodes[place].newer = nil
        nodes[place].older = nil
    }

    private mutating func linkNewest(_ place: Int) {
        nodes[place].older = newest
        if let newest { nodes[newest].newer = place } else { oldest = place }
        newest = place
    }
}
