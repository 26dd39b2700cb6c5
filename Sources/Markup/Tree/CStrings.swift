internal import CLibXML2

extension String {
    /// Copies a null-terminated text of libxml2; empty if the pointer is nil.
    init(nullTerminated bytes: UnsafePointer<xmlChar>?) {
        self = bytes.map { String(cString: $0) } ?? ""
    }

    /// Whether the null-terminated text at `bytes` has the bytes of this string; false if `bytes` is nil. A string with
    /// a null character equals nothing.
    func equals(_ bytes: UnsafePointer<xmlChar>?) -> Bool {
        guard var next = bytes else { return false }
        for byte in utf8 {
            // Also false if `bytes` ends first: its null differs from `byte`.
            guard byte != 0, next.pointee == byte else { return false }
            next += 1
        }
        return next.pointee == 0
    }
}

extension StaticString {
    /// Whether the null-terminated text at `bytes` is this string; false if `bytes` is nil. Creates no `String`.
    func equals(_ bytes: UnsafePointer<xmlChar>?) -> Bool {
        guard let bytes else { return false }
        return withUTF8Buffer { expected in
            for (offset, byte) in expected.enumerated() where bytes[offset] != byte {
                return false  // also if `bytes` ends first: its null differs from `byte`
            }
            return bytes[expected.count] == 0
        }
    }
}
