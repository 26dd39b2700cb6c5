import Synchronization

/// A value that is made of another one, and made again only if that one has changed. Callers at the same time wait for it.
public final class MadeFrom<Input: Equatable & Sendable, Output: Sendable>: Sendable {
    private let latest = Mutex<(input: Input, output: Output)?>(nil)
    private let make: @Sendable (Input) -> Output

    public init(_ make: @escaping @Sendable (Input) -> Output) {
        self.make = make
    }

    public func value(of input: Input) -> Output {
        latest.withLock { latest in
            if let latest, latest.input == input { return latest.output }
            let output = make(input)
            latest = (input, output)
            return output
        }
    }
}
