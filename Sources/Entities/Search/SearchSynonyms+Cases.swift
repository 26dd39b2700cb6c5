// Names of countries as Polish and Ukrainian write them after "in" and "of": "w Polsce", "święta Polski". Maintained by hand,
// for the countries that are asked for most.

extension SearchSynonyms {
    /// A case that is written as a word of another language is left out: "Chin" is a state of Myanmar.
    static let cases: KeyValuePairs<String, String> = [
        "PL": "polsce|polski|польщі", "UA": "ukrainie|ukrainy|україні|україни",
        "DE": "niemczech|niemiec|німеччині|німеччини", "AT": "austrii|австрії", "CH": "szwajcarii|швейцарії",
        "FR": "francji|франції", "ES": "hiszpanii|іспанії", "IT": "włoszech|włoch|італії",
        "PT": "portugalii|португалії",
        "GB": "wielkiej brytanii|brytanii|великій британії|великої британії|великобританії|британії",
        "GB-ENG": "anglii|англії", "IE": "irlandii|ірландії",
        "US": "stanach zjednoczonych|stanów zjednoczonych|сполучених штатах|сполучених штатів",
        "CA": "kanadzie|kanady|канаді|канади", "AU": "australii|австралії", "BR": "brazylii|бразилії",
        "NL": "holandii|niderlandach|голландії|нідерландах|нідерландів", "BE": "belgii|бельгії",
        "CZ": "czechach|чехії", "SK": "słowacji|словаччині|словаччини", "HU": "węgrzech|węgier|угорщині|угорщини",
        "RO": "rumunii|румунії", "BG": "bułgarii|болгарії", "HR": "chorwacji|хорватії", "GR": "grecji|греції",
        "LT": "litwie|litwy|литві|литви", "LV": "łotwie|łotwy|латвії", "EE": "estonii|естонії",
        "SE": "szwecji|швеції", "NO": "norwegii|норвегії", "DK": "danii|данії", "FI": "finlandii|фінляндії",
        "TR": "turcji|туреччині|туреччини", "BY": "białorusi|білорусі", "RU": "rosji|росії", "MD": "молдові|молдови",
        "IL": "izraelu|izraela|ізраїлі|ізраїлю", "EG": "egipcie|egiptu|єгипті|єгипту",
        "JP": "japonii|японії", "CN": "chinach|китаї|китаю", "IN": "indiach|індії",
    ]
}
