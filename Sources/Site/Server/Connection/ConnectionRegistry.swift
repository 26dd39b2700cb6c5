import NIOCore
import Synchronization

/// The connections that are open, to be told of the end and waited for.
final class ConnectionRegistry: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        /// Accepted, and not yet able to be told anything.
        var beginning: Set<ObjectIdentifier> = []
        /// Told that there are too many, and not gone yet.
        var turnedAway: Set<ObjectIdentifier> = []
        /// More than may be served, and not yet decided on.
        var excess: Set<ObjectIdentifier> = []
        var accepted = 0
        var refused = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    var open: Int { state.withLock(\.channels.count) }
    var accepted: Int { state.withLock(\.accepted) }
    var refused: Int { state.withLock(\.refused) }
    var channels: [any Channel] { state.withLock { Array($0.channels.values) } }

    /// Takes note of a connection.
    ///
    /// - Parameter limit: how many are served at once. One more is in excess.
    func add(_ channel: any Channel, limit: Int) {
        state.withLock { state in
            state.channels[ObjectIdentifier(channel)] = channel
            state.beginning.insert(ObjectIdentifier(channel))
            state.accepted += 1
            if state.channels.count - state.turnedAway.count > limit { state.excess.insert(ObjectIdentifier(channel)) }
        }
    }

    /// Whether it was one more than are served at once when it was accepted. To be asked once.
    func isInExcess(_ channel: any Channel) -> Bool {
        state.withLock { $0.excess.remove(ObjectIdentifier(channel)) != nil }
    }

    /// Whether all that were accepted have begun to be served: the end of listening would end the others with it.
    var haveAllBegun: Bool { state.withLock(\.beginning.isEmpty) }

    func began(_ channel: any Channel) {
        _ = state.withLock { $0.beginning.remove(ObjectIdentifier(channel)) }
    }

    /// Takes note that it is not served, and counts it.
    func turnAway(_ channel: any Channel) {
        state.withLock { state in
            state.turnedAway.insert(ObjectIdentifier(channel))
            state.refused += 1
        }
    }

    /// Takes note of a connection's end.
    func remove(_ channel: any Channel) {
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

    /// Returns when no connection is open.
    func untilEmpty() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let isEmpty = state.withLock { state in
                if !state.channels.isEmpty { state.waiting.append(continuation) }
                return state.channels.isEmpty
            }
            if isEmpty { continuation.resume() }
        }
    }
}
