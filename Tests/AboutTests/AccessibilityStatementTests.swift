import Foundation
import Testing

@testable import About

/// What `/accessibility` says is tested has to be tested.
@Suite("Accessibility statement")
struct AccessibilityStatementTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// The file and the function that test it.
    private func proof(of check: AccessibilityCheck) -> (file: String, function: String) {
        switch check {
        case .axe: ("test_accessibility", "test_axe_finds_nothing")
        case .keyboard: ("test_accessibility", "test_keyboard_alone_leads_to_a_holiday")
        case .focus: ("test_accessibility", "test_the_focus_is_always_to_be_seen")
        case .narrow: ("test_layout", "test_a_page_fits_from_320_px_on_and_with_text_twice_as_large")
        case .spacing: ("test_layout", "test_text_may_be_spaced_out")
        case .paper: ("test_layout", "test_paper_has_the_content_and_no_controls")
        case .withoutScript: ("test_layout", "test_everything_is_there_without_a_script")
        case .validity: ("test_validity", "test_nu_finds_nothing_in_any_page")
        case .rightToLeft: ("test_languages", "test_L4_every_kind_of_page_fits_and_axe_finds_nothing")
        }
    }

    @Test("Each test that the statement names is there", arguments: AccessibilityCheck.allCases)
    func tests(check: AccessibilityCheck) throws {
        let (file, function) = proof(of: check)
        let text = try String(contentsOf: Self.root.appending(path: "Browser/\(file).py"), encoding: .utf8)
        #expect(text.contains("def \(function)("), "\(check)")
    }
}
