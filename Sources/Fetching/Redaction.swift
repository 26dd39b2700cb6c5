import Upstreams

extension Secret {
    /// Whether a text of the upstream's has the secret in it, plainly or percent-encoded. An upstream may put what it
    /// was asked into its answer's head: such a text goes no further.
    func shows(in text: String) -> Bool {
        reveal { value in
            guard !value.isEmpty else { return false }
            let text = text.lowercased()
            return [value, WebAddress.encoded(value)].contains { text.contains($0.lowercased()) }
        }
    }
}
