/// Values with a cost, up to a total; beyond it, what has not been used for longest goes. Each step takes O(1).
///
/// A dictionary finds a value's place in a list, whose members name their neighbours by their index.
struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Node {
        let key: Key
        var value: Value?
        var cost: Int
        /// The next that was used later, and earlier; -1 for none.
        var newer: Int
        var older: Int
    }

    let limit: Int
    private(set) var cost = 0
    private var indices: [Key: Int] = [:]
    private var nodes: [Node] = []
    private var free: [Int] = []
    private var newest = -1
    private var oldest = -1

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { indices.count }

    /// Finding a value is using it.
    mutating func value(_ key: Key) -> Value? {
        guard let index = indices[key] else { return nil }
        if index != newest {
            unlink(index)
            linkNewest(index)
        }
        return nodes[index].value
    }

    /// Takes the place of what was there. What alone costs more than an eighth of the limit is not kept: it would
    /// push out too much.
    ///
    /// - Returns: how many others had to go.
    mutating func insert(_ value: Value, for key: Key, cost: Int) -> Int {
        remove(key)
        guard cost <= limit / 8 else { return 0 }
        let node = Node(key: key, value: value, cost: cost, newer: -1, older: -1)
        let index = free.popLast() ?? nodes.count
        if index == nodes.count { nodes.append(node) } else { nodes[index] = node }
        indices[key] = index
        linkNewest(index)
        self.cost += cost
        var gone = 0
        while self.cost > limit, oldest >= 0 {
            remove(nodes[oldest].key)
            gone += 1
        }
        return gone
    }

    mutating func remove(_ key: Key) {
        guard let index = indices.removeValue(forKey: key) else { return }
        unlink(index)
        cost -= nodes[index].cost
        nodes[index].value = nil
        free.append(index)
    }

    private mutating func linkNewest(_ index: Int) {
        nodes[index].newer = -1
        nodes[index].older = newest
        if newest >= 0 { nodes[newest].newer = index } else { oldest = index }
        newest = index
    }

    private mutating func unlink(_ index: Int) {
        let (newer, older) = (nodes[index].newer, nodes[index].older)
        if newer >= 0 { nodes[newer].older = older } else { newest = older }
        if older >= 0 { nodes[older].newer = newer } else { oldest = newer }
    }
}
