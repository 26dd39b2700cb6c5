import HTML
import Support

extension SettingType<Link> {
    /// The address of a page or a mailbox.
    static var link: Self {
        .parsed("address") { text throws(SettingProblem) in
            let isWanted = ["https://", "mailto:"].contains { text.utf8.starts(with: $0.utf8) }
            guard isWanted, let link = Link(external: text) else {
                throw SettingProblem("\"\(text)\" (expected an https: or mailto: address)")
            }
            return link
        }
    }
}
