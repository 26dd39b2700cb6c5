internal import CLibXML2

extension String {
    /// The text at a pointer that libxml2 gave, up to its null; nothing for no pointer.
    init(nullTerminated bytes: UnsafePointer<xmlChar>?) {
        self = bytes.map { String(cString: $0) } ?? ""
    }
}

extension StaticString {
    /// Whether these are the bytes up to the null at `bytes`. No string is made; an absent one equals nothing.
    func equals(_ bytes: UnsafePointer<xmlChar>?) -> Bool {
        guard let bytes else { return false }
        return withUTF8Buffer { expected in
            for (offset, byte) in expected.enumerated() where bytes[offset] != byte {
                return false  // also where the other ends: its null is not `byte`, or is
            }
            return bytes[expected.count] == 0
        }
    }
}
