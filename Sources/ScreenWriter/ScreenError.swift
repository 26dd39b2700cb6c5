/// Why no screen was written.
struct ScreenError: Error, Hashable {
    /// One error a line, with file and line where there is one: `Sources/Coast/Hello.swift:3: error: …`.
    let lines: [String]
    /// The exit status: 1, or 2 for wrong arguments.
    let status: Int32

    init(_ lines: [String], status: Int32 = 1) {
        self.lines = lines
        self.status = status
    }

    init(_ line: String, status: Int32 = 1) {
        self.init([line], status: status)
    }
}
