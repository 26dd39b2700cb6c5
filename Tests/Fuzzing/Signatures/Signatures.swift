import FuzzSupport

@testable import DataSets

/// Fuzzes keys and signatures of minisign. A key that is read prints as one that is read, with the same bytes; a signature has
/// parts of the right length; and none of them signs anything.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSignatures(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    feed(data, count) { input in
        let text = String(decoding: input, as: UTF8.self)
        let key = try? PublicKey(text)
        if let key {
            expect(key.id.count == 8 && key.key.count == 32, "\(key.id.count) and \(key.key.count) bytes")
            let again = try? PublicKey(key.file)
            expect(again?.id == key.id && again?.key == key.key, "\(key.file) is another key")
        }
        let signature = try? Signature(text)
        if let signature {
            let lengths = [signature.keyID, signature.signature, signature.commentSignature].map(\.count)
            expect(lengths == [8, 64, 64], "\(lengths)")
            expect(!signature.comment.utf8.contains(UInt8(ascii: "\n")), "a comment of two lines")
            let other = PublicKey(id: signature.keyID, key: [UInt8](repeating: 7, count: 32))
            expect((try? other.check(input, against: text)) == nil, "a key of no one has signed it")
        }
        return key != nil || signature != nil
    }
}
