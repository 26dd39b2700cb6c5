import PlainBytes

/// A digest of files that is the same on every machine: 64-bit FNV-1a of their paths and contents.
///
/// It tells versions of our own files apart. It does not resist somebody who constructs a collision.
package struct FileDigest {
    private var hash = StableHash()

    package init() {}

    /// Adds a file. Files must be added in the same order every time, such as by the bytes of their paths.
    package mutating func add(_ path: some Sequence<UInt8>, _ contents: some Sequence<UInt8>) {
        // The separators keep "ab" + "c" and "a" + "bc" apart; neither paths nor texts have zeros.
        hash.add(path)
        hash.add(CollectionOfOne(0))
        hash.add(contents)
        hash.add(CollectionOfOne(0))
    }

    package var value: UInt64 { hash.value }

    /// The digest as sixteen hexadecimal digits.
    package var hexadecimal: String { String(hexadecimal: value, digits: 16) }
}
