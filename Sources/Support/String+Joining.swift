extension String {
    /// Joins texts. For lists of hundreds of rows: an interpolation, which appends to a text that grows, takes several
    /// times as long.
    package init(
        joining first: String, _ second: String, _ third: String = "", _ fourth: String = "", _ fifth: String = "",
        _ sixth: String = ""
    ) {
        let count =
            first.utf8.count + second.utf8.count + third.utf8.count + fourth.utf8.count + fifth.utf8.count
            + sixth.utf8.count
        self.init(unsafeUninitializedCapacity: count) { bytes in
            guard var next = bytes.baseAddress else { return 0 }
            first.copy(to: &next)
            second.copy(to: &next)
            third.copy(to: &next)
            fourth.copy(to: &next)
            fifth.copy(to: &next)
            sixth.copy(to: &next)
            return count
        }
    }

    /// Copies the UTF-8 of the text, and moves the pointer past it. The memory must be large enough.
    private func copy(to next: inout UnsafeMutablePointer<UInt8>) {
        let count = utf8.count
        guard count > 0 else { return }
        let isCopied: Void? = utf8.withContiguousStorageIfAvailable { bytes in
            if let source = bytes.baseAddress { next.update(from: source, count: count) }
        }
        if isCopied == nil { for (offset, byte) in utf8.enumerated() { next[offset] = byte } }
        next += count
    }
}
