import Synchronization
import Testing

/// One method of an Interactor's double: returns what a test sets, records its calls, and fails the test if it is called
/// but was not set.
///
/// ```swift
/// struct BookInteractorDouble: BookInteracting {
///     var entries = Stub<Void, [Entry]>(unset: "entries()", placeholder: [])
///     var sign = Stub<Draft, Result<Entry, SigningFailure>>(unset: "sign(_:)", placeholder: .failure(.full))
///
///     func entries() async -> [Entry] { entries(()) }
///     func sign(_ draft: Draft) async throws(SigningFailure) -> Entry { try sign(draft).get() }
/// }
///
/// var interactor = BookInteractorDouble()
/// interactor.entries = Stub(returning: [ada])
/// ```
public final class Stub<Input: Sendable, Output: Sendable>: Sendable {
    private let answer: @Sendable (Input) -> Output
    private let recorded = Mutex<[Input]>([])

    /// Creates a stub that answers each call.
    public init(_ answer: @escaping @Sendable (Input) -> Output) {
        self.answer = answer
    }

    /// Creates a stub with one answer for every call.
    public convenience init(returning output: Output) {
        self.init { _ in output }
    }

    /// Creates a stub for a method that the test does not expect to be called.
    ///
    /// - Parameters:
    ///   - name: the method, as the failure shall name it.
    ///   - placeholder: what a call returns after it has failed the test, because a method has to return something.
    ///   - fileID: with the next three, where the failure is reported: by default, where the stub is created. A file
    ///     with doubles need not import Testing, as it would have to for `#_sourceLocation`.
    ///   - filePath: see `fileID`.
    ///   - line: see `fileID`.
    ///   - column: see `fileID`.
    public convenience init(
        unset name: String, placeholder: Output, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) {
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(unset: name, placeholder: placeholder) { words in
            Issue.record("\(words)", sourceLocation: location)
        }
    }

    /// Calls the closure in place of failing the test, so that this type can be tested.
    convenience init(unset name: String, placeholder: Output, record: @escaping @Sendable (String) -> Void) {
        self.init { input in
            record("\(name) was called with \(input), but the test has not set it")
            return placeholder
        }
    }

    /// The arguments of all calls, in order.
    public var calls: [Input] { recorded.withLock { $0 } }

    public func callAsFunction(_ input: Input) -> Output {
        recorded.withLock { $0.append(input) }
        return answer(input)
    }
}
