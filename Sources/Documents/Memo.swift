import Synchronization

/// A value that is made when it is first asked for, once, and kept. A failure is not kept.
final class Memo<Value: Sendable, Failure: Error>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let make: @Sendable () throws(Failure) -> Value

    init(_ make: @escaping @Sendable () throws(Failure) -> Value) {
        self.make = make
    }

    /// The value, made elsewhere if need be: no executor waits for it.
    func supplied() async throws(Failure) -> Value {
        if case .some(.some(let made)) = value.withLockIfAvailable({ $0 }) { return made }
        return try await elsewhere { () throws(Failure) in try get() }
    }

    /// Whoever asks while it is being made waits for it.
    func get() throws(Failure) -> Value {
        let result = value.withLock { value -> Result<Value, Failure> in
            if let value { return .success(value) }
            do throws(Failure) {
                let made = try make()
                value = made
                return .success(made)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
