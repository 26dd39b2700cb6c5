import AlmanacValues
import VIPER

/// The visitor's look as a style sheet of its own (`/look.css`), so that pages are the same bytes for everybody.
///
/// The main style sheet writes colours with `light-dark()`, so setting the root's `color-scheme` is enough (CSS Color
/// Adjustment, section 2). Print is always light: this rule leaves it alone.
enum LookSheet {
    static func rendering(of look: Look) -> Rendering {
        Rendering(status: .ok, mediaType: "text/css; charset=utf-8", bytes: Array(text(of: look).utf8))
    }

    private static func text(of look: Look) -> String {
        switch look {
        case .light: "@media screen{:root{color-scheme:light;--calm:none}}\n"
        case .dark: "@media screen{:root{color-scheme:dark;--calm:brightness(.72) saturate(.85)}}\n"
        case .system: "/* Same as the visitor's system. */\n"
        }
    }
}
