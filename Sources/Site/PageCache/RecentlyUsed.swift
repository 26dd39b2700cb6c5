/// A collection of values with costs, up to a total cost. Beyond it, the least recently used values are evicted. Every
/// operation takes O(1).
///
/// A dictionary maps each key to the value's number in a `RecencyOrder`.
struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Node {
        let key: Key
        var value: Value?
        var cost: Int
    }

    let limit: Int
    private(set) var cost = 0
    private var indices: [Key: Int] = [:]
    private var nodes: [Node] = []
    private var order = RecencyOrder()

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { indices.count }

    /// Returns the value and marks it as used; nil if there is none.
    mutating func value(_ key: Key) -> Value? {
        guard let index = indices[key] else { return nil }
        order.use(index)
        return nodes[index].value
    }

    /// Inserts a value, or replaces the one with the same key. A value that costs more than an eighth of the limit is
    /// not stored, because it would evict too much.
    ///
    /// - Returns: the number of values that were evicted.
    mutating func insert(_ value: Value, for key: Key, cost: Int) -> Int {
        remove(key)
        guard cost <= limit / 8 else { return 0 }
        let node = Node(key: key, value: value, cost: cost)
        let index = order.insert()
        if index == nodes.count { nodes.append(node) } else { nodes[index] = node }
        indices[key] = index
        self.cost += cost
        var gone = 0
        while self.cost > limit, let oldest = order.oldest {
            remove(nodes[oldest].key)
            gone += 1
        }
        return gone
    }

    mutating func remove(_ key: Key) {
        guard let index = indices.removeValue(forKey: key) else { return }
        order.remove(index)
        cost -= nodes[index].cost
        nodes[index].value = nil
    }
}
