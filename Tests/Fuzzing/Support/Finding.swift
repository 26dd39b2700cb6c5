import Glibc

/// Stops the program, because the input revealed a fault. libFuzzer then keeps the input.
public func finding(_ message: String) -> Never {
    say("FINDING: \(message)")
    abort()
}

/// Stops the program unless the condition holds.
public func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { finding(message()) }
}

/// Stops the program unless both are the same.
public func expectSame<Value: Equatable>(_ first: Value, _ second: Value, _ what: @autoclosure () -> String) {
    if first != second { finding("\(what()): \(first) is not \(second)") }
}

/// Writes a line to standard error.
func say(_ message: String) {
    let line = Array("\(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
}
