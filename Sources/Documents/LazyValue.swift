import Support
import Synchronization

/// A value that is made once, on first use. A failure is not cached: the next call tries again.
package final class LazyValue<Value: Sendable, Failure: Error>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let make: @Sendable () throws(Failure) -> Value

    package init(_ make: @escaping @Sendable () throws(Failure) -> Value) {
        self.make = make
    }

    /// Returns the value. If it is not ready, waits for it on the global executor, so that the caller's executor does
    /// not block.
    func supplied() async throws(Failure) -> Value {
        if case .some(.some(let made)) = value.withLockIfAvailable({ $0 }) { return made }
        return try await elsewhere { () throws(Failure) in try get() }
    }

    /// Returns the value, and makes it if needed. Blocks while another thread makes it.
    package func get() throws(Failure) -> Value {
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
