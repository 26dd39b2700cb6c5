import Almanac
import VIPER

/// The visitor's look as a style sheet of its own (`/look.css`), so that pages are the same bytes for everybody.
///
/// Colours are written with `light-dark()` in the main style sheet, so the root's `color-scheme` is all it takes
/// (CSS Color Adjustment, section 2). Paper is always light: that rule is not touched.
enum LookSheet {
    static func rendering(of look: Look) -> Rendering {
        Rendering(status: .ok, mediaType: "text/css; charset=utf-8", bytes: Array(text(of: look).utf8))
    }

    private static func text(of look: Look) -> String {
        switch look {
        case .light: "@media screen{:root{color-scheme:light}}\n"
        case .dark: "@media screen{:root{color-scheme:dark}}\n"
        case .system: "/* As the visitor's system has it. */\n"
        }
    }
}
