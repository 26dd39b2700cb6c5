import Adapters
import PlainBytes
import Upstreams

extension Secret {
    /// Whether a text of the upstream contains the secret, plain or percent-encoded. An upstream may repeat the
    /// request's address in the head of its response; such a text is dropped.
    func shows(in text: String) -> Bool {
        reveal { value in
            guard !value.isEmpty else { return false }
            let text = text.lowercased()
            return [value, PercentCoding.encoded(value)].contains { text.contains($0.lowercased()) }
        }
    }
}
