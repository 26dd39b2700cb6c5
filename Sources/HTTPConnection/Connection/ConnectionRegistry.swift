package import NIOCore
import Synchronization

/// The open connections. The server tells them when it stops, and waits for them.
package final class ConnectionRegistry: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        /// Accepted, but not active yet, so that events cannot reach them.
        var beginning: Set<ObjectIdentifier> = []
        /// Told that there are too many connections, and not closed yet.
        var turnedAway: Set<ObjectIdentifier> = []
        /// Accepted beyond the limit, with the decision whether to serve them still to come.
        var excess: Set<ObjectIdentifier> = []
        var accepted = 0
        var refused = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    package var open: Int { state.withLock(\.channels.count) }
    package var accepted: Int { state.withLock(\.accepted) }
    package var refused: Int { state.withLock(\.refused) }
    package var channels: [any Channel] { state.withLock { Array($0.channels.values) } }

    /// Adds a connection.
    ///
    /// - Parameter limit: the number of connections served at once. A connection beyond it is in excess.
    package func add(_ channel: any Channel, limit: Int) {
        state.withLock { state in
            state.channels[ObjectIdentifier(channel)] = channel
            state.beginning.insert(ObjectIdentifier(channel))
            state.accepted += 1
            if state.channels.count - state.turnedAway.count > limit { state.excess.insert(ObjectIdentifier(channel)) }
        }
    }

    /// Whether the connection exceeded the limit when it was accepted. Returns true once only.
    package func isInExcess(_ channel: any Channel) -> Bool {
        state.withLock { $0.excess.remove(ObjectIdentifier(channel)) != nil }
    }

    /// Whether every accepted connection is active. Closing the listener would close the others.
    package var haveAllBegun: Bool { state.withLock(\.beginning.isEmpty) }

    package func began(_ channel: any Channel) {
        _ = state.withLock { $0.beginning.remove(ObjectIdentifier(channel)) }
    }

    /// Marks a connection as turned away, and counts it.
    package func turnAway(_ channel: any Channel) {
        state.withLock { state in
            state.turnedAway.insert(ObjectIdentifier(channel))
            state.refused += 1
        }
    }

    /// Removes a connection that has closed.
    package func remove(_ channel: any Channel) {
        let ended = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.channels[ObjectIdentifier(channel)] = nil
            state.beginning.remove(ObjectIdentifier(channel))
            state.turnedAway.remove(ObjectIdentifier(channel))
            state.excess.remove(ObjectIdentifier(channel))
            guard state.channels.isEmpty else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in ended { continuation.resume() }
    }

    /// Returns once no connection is open.
    package func untilEmpty() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let isEmpty = state.withLock { state in
                if !state.channels.isEmpty { state.waiting.append(continuation) }
                return state.channels.isEmpty
            }
            if isEmpty { continuation.resume() }
        }
    }
}
