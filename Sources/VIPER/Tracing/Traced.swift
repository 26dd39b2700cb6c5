/// A part of a module, or a service, with its calls recorded while a visit is traced.
///
/// It decorates the part's protocol, so the parts contain no code for tracing. The kit has the decorators of View,
/// Presenter and Router. A screen adds that of its Interactor, with one line for each question:
/// ```swift
/// extension Traced: MenuInteracting where Base: MenuInteracting {
///     func dishes(of day: Day) async throws(MenuFailure) -> Menu {
///         try await call([day]) { base async throws(MenuFailure) in try await base.dishes(of: day) }
///     }
/// }
/// ```
/// Outside a trace, a call costs the comparison of one stored Bool. Nothing is allocated, and `arguments` is not evaluated.
public struct Traced<Base: Sendable>: Sendable {
    public let base: Base
    /// Read once, when the module is assembled: a module lives for one visit.
    @usableFromInline let isOn: Bool

    @inlinable
    public init(_ base: Base) {
        self.base = base
        isOn = TracedCall.current != nil
    }

    /// Calls the part.
    ///
    /// - Parameters:
    ///   - arguments: the values that the call passes, in their order.
    ///   - part: the name of the contract; the type of the part if it is nil.
    ///   - method: the name of the method.
    ///   - body: makes the call.
    @inlinable
    public func call<Answer: Sendable, Failure: Error>(
        _ arguments: @autoclosure () -> [any Sendable] = [], of part: StaticString? = nil,
        _ method: StaticString = #function, _ body: (Base) async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        guard isOn else { return try await body(base) }
        return try await recorded(arguments(), part, method, body)
    }

    /// Calls the part, by a method that does not wait.
    @inlinable
    public func call<Answer: Sendable, Failure: Error>(
        _ arguments: @autoclosure () -> [any Sendable] = [], of part: StaticString? = nil,
        _ method: StaticString = #function, _ body: (Base) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        guard isOn else { return try body(base) }
        return try recorded(arguments(), part, method, body)
    }

    @usableFromInline
    func recorded<Answer: Sendable, Failure: Error>(
        _ arguments: [any Sendable], _ part: StaticString?, _ method: StaticString,
        _ body: (Base) async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        guard let call = begin(arguments, part, method) else { return try await body(base) }
        let result: Result<Answer, Failure> = await TracedCall.$current.withValue(call) {
            do throws(Failure) { return .success(try await body(base)) } catch { return .failure(error) }
        }
        call.end(result)
        return try result.get()
    }

    @usableFromInline
    func recorded<Answer: Sendable, Failure: Error>(
        _ arguments: [any Sendable], _ part: StaticString?, _ method: StaticString,
        _ body: (Base) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        guard let call = begin(arguments, part, method) else { return try body(base) }
        let result: Result<Answer, Failure> = TracedCall.$current.withValue(call) {
            do throws(Failure) { return .success(try body(base)) } catch { return .failure(error) }
        }
        call.end(result)
        return try result.get()
    }

    /// Nil outside a trace: the part may have outlived it.
    private func begin(_ arguments: [any Sendable], _ part: StaticString?, _ method: StaticString) -> TracedCall? {
        let part = part.map(String.init(describing:)) ?? ValueText.name(of: Base.self)
        return TracedCall.current?.begin(part, String(describing: method), arguments)
    }
}
