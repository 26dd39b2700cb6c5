/// The English names of the languages in which our documents name countries.
enum LanguageNames {
    static let english = [
        "AM": "Amharic", "AR": "Arabic", "AZ": "Azerbaijani", "BE": "Belarusian", "BG": "Bulgarian", "BN": "Bangla",
        "BS": "Bosnian", "CS": "Czech", "DA": "Danish", "DE": "German", "DV": "Dhivehi", "DZ": "Dzongkha",
        "EL": "Greek", "EN": "English", "ES": "Spanish", "ET": "Estonian", "FA": "Persian", "FI": "Finnish",
        "FIL": "Filipino", "FO": "Faroese", "FR": "French", "GA": "Irish", "GN": "Guarani", "GSW": "Swiss German",
        "GV": "Manx", "HE": "Hebrew", "HI": "Hindi", "HR": "Croatian", "HT": "Haitian Creole", "HU": "Hungarian",
        "HY": "Armenian", "IS": "Icelandic", "IT": "Italian", "JA": "Japanese", "KA": "Georgian", "KK": "Kazakh",
        "KL": "Kalaallisut", "KM": "Khmer", "KO": "Korean", "KY": "Kyrgyz", "LB": "Luxembourgish", "LO": "Lao",
        "LT": "Lithuanian", "LV": "Latvian", "MG": "Malagasy", "MI": "Māori", "MK": "Macedonian", "MN": "Mongolian",
        "MS": "Malay", "MY": "Burmese", "NB": "Norwegian Bokmål", "NE": "Nepali", "NL": "Dutch",
        "NN": "Norwegian Nynorsk", "PAP": "Papiamento", "PL": "Polish", "PT": "Portuguese", "RN": "Rundi",
        "RO": "Romanian", "RU": "Russian", "RW": "Kinyarwanda", "SG": "Sango", "SI": "Sinhala", "SK": "Slovak",
        "SL": "Slovenian", "SO": "Somali", "SQ": "Albanian", "SR": "Serbian", "SS": "Swati", "SV": "Swedish",
        "TA": "Tamil", "TG": "Tajik", "TH": "Thai", "TI": "Tigrinya", "TK": "Turkmen", "TPI": "Tok Pisin",
        "TR": "Turkish", "TZM": "Central Atlas Tamazight", "UK": "Ukrainian", "UR": "Urdu", "UZ": "Uzbek",
        "VI": "Vietnamese", "WO": "Wolof", "YO": "Yoruba", "ZH": "Chinese",
    ]
}
