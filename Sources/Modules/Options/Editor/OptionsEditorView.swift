import AlmanacValues
import HTML
import Layout
import Places
import VIPER

struct OptionsEditorView: FramedView<OptionsPlace, OptionsEditorEvent, OptionsEditorPage> {
    let part: Frame.Part? = .options
    let assets: Assets

    func event(from visit: Visit<OptionsPlace>) -> OptionsEditorEvent {
        if let form = visit.form { return event(from: form, at: visit.place.part) }
        return switch visit.place.part {
        case .form, .place, .language: .opened
        case .saved: .openedSaved
        case .draft: .cameBack
        case .close: .closed
        }
    }

    /// Each of the form's three actions has a button, which sends all fields. The default action is to save.
    private func event(from form: Form, at part: OptionsPlace.Part) -> OptionsEditorEvent {
        if part == .language {
            let code = form.value("language") ?? ""
            guard let language = assets.languages.first(where: { $0.facts.code.utf8.elementsEqual(code.utf8) }) else {
                return .opened
            }
            return .pressedLanguage(language, page: form.value("page") ?? "")
        }
        let entry = OptionsEntry(
            name: form.value("name") ?? "", country: form.value("country") ?? "", region: form.value("region") ?? "",
            look: form.value("look") ?? "")
        if part == .place { return .pressedPlace(entry) }
        if form.value("action", is: "choose-country") { return .pressedChooseCountry(entry) }
        if form.value("action", is: "remove-country") { return .pressedRemoveCountry(entry) }
        return .pressedSave(entry)
    }
}

// The ids of the template's controls.

extension FieldProblem {
    /// A link to the field's control: the first radio button for the look.
    var link: Link {
        switch field {
        case .name: .fragment("name")
        case .country: .fragment("choose-country")
        case .region: .fragment("region")
        case .look: .fragment(FormChoice.id(of: "system"))
        }
    }
}

extension FormChoice {
    /// The id of the radio button of a look.
    var id: String { Self.id(of: value) }

    fileprivate static func id(of value: String) -> String { "look-\(value)" }
}
