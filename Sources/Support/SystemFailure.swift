import Glibc

/// A failure that can name the system call that failed. Makes system calls throw.
package protocol SystemFailure: Error {
    /// - Parameters:
    ///   - operation: the name of the system call.
    ///   - code: its `errno`.
    static func system(operation: String, path: String, code: Int32) -> Self
}

extension SystemFailure {
    /// Calls a function of the system, and again if a signal interrupts it.
    ///
    /// - Parameters:
    ///   - operation: the function's name.
    ///   - path: the path that the function uses.
    /// - Throws: `system` if the result is negative.
    @discardableResult
    package static func calling<Result: FixedWidthInteger>(
        _ operation: String, _ path: String, _ call: () -> Result
    ) throws(Self) -> Result {
        while true {
            let result = call()
            if result >= 0 { return result }
            let code = errno
            if code != EINTR { throw .system(operation: operation, path: path, code: code) }
        }
    }

    /// Returns the names in a folder, without `.` and `..`, sorted.
    package static func names(in folder: String) throws(Self) -> [String] {
        guard let stream = opendir(folder) else { throw .system(operation: "opendir", path: folder, code: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
