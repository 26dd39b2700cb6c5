public import Synchronization

/// A value that is derived from another one when it is first needed, and again only if that one has changed. Safe to
/// use from any thread: concurrent callers wait for the same result. A failure is not stored: the next call tries
/// again.
///
/// Inlinable, so that each target specialises it for its own types.
public final class MadeFrom<Input: Equatable & Sendable, Output: Sendable, Failure: Error>: Sendable {
    @usableFromInline let latest = Mutex<(input: Input, output: Output)?>(nil)
    @usableFromInline let make: @Sendable (Input) throws(Failure) -> Output

    @inlinable
    public init(_ make: @escaping @Sendable (Input) throws(Failure) -> Output) {
        self.make = make
    }

    /// Returns the value, and makes it if needed. Blocks while another thread makes it.
    @inlinable
    public func value(of input: Input) throws(Failure) -> Output {
        let result = latest.withLock { latest -> Result<Output, Failure> in
            if let latest, latest.input == input { return .success(latest.output) }
            do throws(Failure) {
                let output = try make(input)
                latest = (input, output)
                return .success(output)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Returns the value. If it is not ready, waits for it on the global executor, so that the caller's executor does
    /// not block.
    @inlinable
    public func supplied(of input: Input) async throws(Failure) -> Output {
        if case .some(.some(let made)) = latest.withLockIfAvailable({ $0 }), made.input == input { return made.output }
        return try await elsewhere { () throws(Failure) in try value(of: input) }
    }

    /// The value that was made last, from any input. Nil before the first, and while a thread makes or compares one.
    @inlinable
    public var kept: Output? {
        if case .some(.some(let made)) = latest.withLockIfAvailable({ $0 }) { made.output } else { nil }
    }
}

/// A value that is made once, when it is first needed.
public typealias MadeOnce<Value: Sendable, Failure: Error> = MadeFrom<MadeOfNothing, Value, Failure>

/// The input of a value that is made only once.
public struct MadeOfNothing: Equatable, Sendable {
    @inlinable
    public init() {}
}

extension MadeFrom where Input == MadeOfNothing {
    @inlinable
    public convenience init(_ make: @escaping @Sendable () throws(Failure) -> Output) {
        self.init { (_: MadeOfNothing) throws(Failure) in try make() }
    }

    /// Returns the value, and makes it if needed. Blocks while another thread makes it.
    @inlinable
    public func get() throws(Failure) -> Output { try value(of: MadeOfNothing()) }

    /// Returns the value. If it is not ready, waits for it on the global executor, so that the caller's executor does
    /// not block.
    @inlinable
    public func supplied() async throws(Failure) -> Output { try await supplied(of: MadeOfNothing()) }
}
