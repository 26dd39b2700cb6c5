import Glibc

extension ShelfFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .damaged(let file, let reason): "\"\(file)\" is damaged: \(reason)"
        case .system(let operation, let path, let code):
            "cannot use \"\(path)\": \(Self.text(of: code)) (\(operation))"
        case .unsafe(let path): "cannot use \"\(path)\": it is not a folder that belongs to this user"
        case .busy: "the disk is too slow; some documents are not stored"
        }
    }

    /// Groups failures for reporting: the same failure of another file is not reported again.
    var kind: String {
        switch self {
        case .damaged: "damaged"
        case .system(let operation, _, let code): "\(operation) \(code)"
        case .unsafe: "unsafe"
        case .busy: "busy"
        }
    }

    private static func text(of code: Int32) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let start = buffer.baseAddress, strerror_r(code, start, buffer.count) == 0 else {
                return "error \(code)"
            }
            return String(cString: start)
        }
    }
}
