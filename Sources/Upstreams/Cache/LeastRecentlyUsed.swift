/// Values up to a total cost; beyond it, what has not been used for longest goes. The last one inserted stays in any
/// case, even if it alone costs more.
///
/// Each operation takes the same time, however many values there are: the values are linked in the order of their use.
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

    /// - Parameter limit: the most that all values may cost together, in the caller's unit.
    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { places.count }

    /// How many values are such; this one does look at each.
    func count(where isSuch: (Value) -> Bool) -> Int {
        nodes.count { $0.value.map(isSuch) ?? false }
    }

    /// The value, which counts as used.
    mutating func value(_ key: Key) -> Value? {
        guard let place = places[key] else { return nil }
        if newest != place {
            unlink(place)
            linkNewest(place)
        }
        return nodes[place].value
    }

    /// Keeps a value, in the place of an older one of that key.
    ///
    /// - Returns: the keys of the values that had to go.
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
