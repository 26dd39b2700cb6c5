/// A dictionary with a limit on the total cost of its values, on their number, or on both. Beyond a limit it evicts the
/// least recently used values. The last value inserted stays even if it alone costs more.
///
/// Lookup, insertion, removal and each eviction take constant time: a dictionary maps each key to the value's number in
/// a `RecencyOrder`.
///
/// The type is public and its code inlinable, so that each target specialises it for its own types. Swift 6.3 does not
/// specialise the members of package types in another target: a lookup then takes 360 ns instead of 75 ns.
public struct LeastRecentlyUsed<Key: Hashable, Value> {
    @usableFromInline
    struct Node {
        @usableFromInline let key: Key
        @usableFromInline var value: Value?
        @usableFromInline var cost: Int

        @inlinable
        init(key: Key, value: Value, cost: Int) {
            self.key = key
            self.value = value
            self.cost = cost
        }
    }

    public let costLimit: Int
    public let countLimit: Int
    @usableFromInline var total = 0
    @usableFromInline var numbers: [Key: Int] = [:]
    @usableFromInline var nodes: [Node] = []
    @usableFromInline var order = RecencyOrder()

    /// - Parameters:
    ///   - costLimit: the largest total cost, in the caller's unit.
    ///   - countLimit: the largest number of values.
    @inlinable
    public init(costLimit: Int = .max, countLimit: Int = .max) {
        self.costLimit = costLimit
        self.countLimit = countLimit
    }

    @inlinable
    public var count: Int { numbers.count }

    /// The total cost of all values.
    @inlinable
    public var cost: Int { total }

    /// All values, in no order.
    @inlinable
    public var values: [Value] { nodes.compactMap(\.value) }

    /// Returns the number of values that match. Takes linear time.
    @inlinable
    public func count(where isSuch: (Value) -> Bool) -> Int {
        nodes.count { $0.value.map(isSuch) ?? false }
    }

    /// Returns the value and marks it as just used; nil if there is none.
    @inlinable
    public mutating func value(_ key: Key) -> Value? {
        guard let number = numbers[key] else { return nil }
        order.use(number)
        return nodes[number].value
    }

    /// Inserts a value and replaces an older one of the same key.
    ///
    /// - Returns: the keys of the evicted values.
    @inlinable
    @discardableResult
    public mutating func insert(_ value: Value, for key: Key, cost: Int = 1) -> [Key] {
        remove(key)
        let node = Node(key: key, value: value, cost: cost)
        let number = order.insert()
        if number == nodes.count { nodes.append(node) } else { nodes[number] = node }
        numbers[key] = number
        total += cost
        var gone: [Key] = []
        while total > costLimit || count > countLimit, let oldest = order.oldest, oldest != number {
            gone.append(nodes[oldest].key)
            remove(nodes[oldest].key)
        }
        return gone
    }

    /// Removes a value and returns it; nil if there is none.
    @inlinable
    @discardableResult
    public mutating func remove(_ key: Key) -> Value? {
        guard let number = numbers.removeValue(forKey: key) else { return nil }
        order.remove(number)
        total -= nodes[number].cost
        defer { nodes[number].value = nil }
        return nodes[number].value
    }
}

extension LeastRecentlyUsed: Sendable where Key: Sendable, Value: Sendable {}
extension LeastRecentlyUsed.Node: Sendable where Key: Sendable, Value: Sendable {}
