import AlmanacValues

/// Everyday words for occasions and places that no document has. Maintained by hand.
struct SearchSynonyms: Sendable {
    /// What a synonym means: an occasion, of one country if only that has it, or a place.
    struct Meaning: Hashable, Sendable {
        var occasion: Slug?
        var place: Territory?
        /// The name of a holiday that the documents have; nil for others.
        var name: [UInt8]?
        /// Whether the place is only meant if the query names none.
        var yields = false
    }

    let meanings: [[UInt8]: Meaning]
    /// The synonyms that mistyped words are corrected to. Names of feasts in other languages have small words of these.
    let corrections: [[UInt8]]

    /// - Parameters:
    ///   - occasions: those that exist; others are left out.
    ///   - regions: likewise.
    init(occasions: Set<Slug>, regions: Set<Territory>) {
        var meanings: [[UInt8]: Meaning] = [:]
        for (id, texts, yields) in Self.occasions.map({ ($0, $1, false) }) + Self.general.map({ ($0, $1, true) }) {
            let parts = id.split(separator: " ")
            guard let slug = parts.first.map({ Slug(String($0)) }), occasions.contains(slug) else { continue }
            let place = parts.dropFirst().first.flatMap { Territory(String($0)) }
            for text in texts.split(separator: "|") {
                let key = SearchKey(String(text)).bytes
                meanings[key] = Meaning(occasion: slug, place: place, yields: yields)
                let squeezed = key.filter { $0 != UInt8(ascii: " ") }
                if squeezed.count > 5 { meanings[squeezed] = meanings[squeezed] ?? meanings[key] }
            }
        }
        for (code, texts) in Array(Self.places) + Array(Self.everyday) + Array(Self.cases) {
            guard let territory = Territory(code), territory.region == nil || regions.contains(territory) else {
                continue
            }
            for text in texts.split(separator: "|") {
                meanings[SearchKey(String(text)).bytes] = Meaning(place: territory)
            }
        }
        for (name, texts) in Self.names {
            let meaning = Meaning(name: SearchKey(name).bytes)
            for text in texts.split(separator: "|") { meanings[SearchKey(String(text)).bytes] = meaning }
        }
        corrections = Array(meanings.keys)
        for (id, texts) in Self.feasts {
            let slug = Slug(id)
            guard occasions.contains(slug) else { continue }
            for text in texts.split(separator: "|") {
                meanings[SearchKey(String(text)).bytes] = Meaning(occasion: slug)
            }
        }
        self.meanings = meanings
    }

    /// Occasions by their ids, some with the country that is meant.
    private static let occasions: KeyValuePairs<String, String> = [
        "christmas-day":
            "xmas|x mas|christmas|xmas day|christmas day|25 december christmas|weihnachten|noel|navidad|natale|"
            + "weihnachtstag|crimbo|christmastime|boże narodzenie|kerst|kerstmis|natal|jul",
        "christmas-eve": "xmas eve|x mas eve|heiligabend|heilig abend|nochebuena|24 december christmas|wigilia",
        "boxing-day": "boxing day|st stephens day|saint stephens day|st stephen s day|stephens day|stephanstag|"
            + "zweiter weihnachtstag",
        "new-years-day": "new year|new years|new years day|new year s day|new year day|neujahr|neujahrstag|nouvel an|"
            + "jour de l an|año nuevo|ano nuevo|capodanno|new yrs|first of january|erster januar|premier janvier|"
            + "primero de enero|uno de enero|primo gennaio|primeiro de janeiro|eerste januari|pierwszy stycznia|"
            + "pierwszego stycznia|bir ocak|перше січня|אחד בינואר|أول يناير",
        "new-years-eve": "nye|new years eve|new year s eve|new year eve|silvester|sylvester|hogmanay|old years night|"
            + "saint sylvestre|nochevieja|réveillon|fin de año|fin d'année|fim de ano|fine anno",
        "easter-sunday":
            "easter|easter day|easter sunday|ostern|ostersonntag|pâques|paques|pascua|pasqua|pasen|wielkanoc|"
            + "easter weekend|páscoa|великдень|holy week|semana santa|settimana santa|semaine sainte|karwoche|wielki tydzień",
        "easter-monday": "easter monday|ostermontag|lundi de pâques|pasquetta",
        "good-friday": "good friday|karfreitag|vendredi saint|viernes santo|holy friday",
        "maundy-thursday": "holy thursday|gründonnerstag|jueves santo",
        "ascension-day": "ascension|christi himmelfahrt|himmelfahrt|vatertag|ascension thursday",
        "pentecost": "whitsun|whit sunday|pfingsten|pfingstsonntag|pentecôte",
        "pentecost-monday": "pfingstmontag|pentecost monday|lundi de pentecôte|whitmonday",
        "corpus-christi": "fronleichnam|corpus christi",
        "assumption-day": "assumption|mariä himmelfahrt|ferragosto|assumption of mary|15 august assumption",
        "all-saints-day": "all saints|allerheiligen|toussaint|all hallows|todos los santos|todos os santos|ognissanti|"
            + "wszystkich świętych",
        "all-souls-day": "day of the dead|dia de los muertos|all souls",
        "reformation-day": "reformationstag|reformation",
        "epiphany": "three kings|three kings day|heilige drei könige|dreikönigstag|los reyes|reyes|epiphanie|"
            + "trzech króli|święto trzech króli",
        "carnival": "fasching|karneval|carnaval",
        "thanksgiving": "thanksgiving|turkey day",
        "thanksgiving US": "american thanksgiving",
        "thanksgiving CA": "canadian thanksgiving",
        "day-after-thanksgiving": "black friday",
        "independence-day US": "4th of july|fourth of july|july fourth|4th july independence|us independence day|"
            + "american independence day",
        "independence-day IN": "indian independence day",
        "independence-day MX": "mexican independence day|el grito",
        "national-day FR": "bastille day|le 14 juillet|quatorze juillet",
        "saint-patrick": "st patricks day|st patrick s day|st patricks|saint patricks day|paddys day|st paddys day|"
            + "st pattys day|saint patrick s day|paddy s day|st paddy s day",
        "saint-andrew": "st andrews day|saint andrews day", "saint-george": "st georges day|saint georges day",
        "saint-nicholas": "st nicholas day|nikolaus|nikolaustag|sinterklaas",
        "saint-john": "san juan|st johns day", "saint-joseph": "st josephs day",
        "lunar-new-year": "chinese new year|cny|lunar new year|spring festival|tet|seollal|chinese new years",
        "mid-autumn": "mid autumn festival|chuseok|moon festival",
        "eid-al-fitr": "eid|eid ul fitr|eid al fitr|end of ramadan|hari raya|hari raya puasa|lebaran|ramazan bayramı|"
            + "sugar feast|zuckerfest",
        "eid-al-adha":
            "bakrid|bakra eid|eid ul adha|eid al adha|feast of sacrifice|hari raya haji|kurban bayramı|opferfest|"
            + "bakri eid|eid ul azha|tabaski",
        "first-of-ramadan": "ramadan|start of ramadan|ramadan start",
        "prophets-birthday": "mawlid|milad un nabi|eid milad|mawlid al nabi|maulid",
        "diwali": "diwali|deepavali|divali|deepawali|festival of lights",
        "dussehra": "dussehra|dasara|vijayadashami|dashain", "navaratri": "durga puja|navratri",
        "makar-sankranti": "pongal|sankranti|lohri", "raksha-bandhan": "rakhi|rakshabandhan",
        "janmashtami": "krishna jayanti|janmashtami", "gandhi-jayanti": "gandhi jayanti|gandhis birthday",
        "vaisakhi": "baisakhi", "vesak": "vesak|buddha day|buddhas birthday|wesak|buddha purnima",
        "southeast-asian-new-year": "songkran|thai new year|thingyan|khmer new year",
        "nowruz": "nowruz|persian new year|norouz|navroz|iranian new year",
        "passover": "passover|pesach|pessach", "rosh-hashanah": "rosh hashanah|rosh hashana|jewish new year",
        "yom-kippur": "yom kippur|day of atonement", "hanukkah": "hanukkah|chanukah|hannukah|chanukkah",
        "sukkot": "sukkot|sukkoth", "shavuot": "shavuot",
        "labour-day":
            "labor day|labour day|may day|mayday|tag der arbeit|fête du travail|1st of may|international workers day|"
            + "workers day|first of may|erster mai|maifeiertag|dia del trabajo|premier mai|primero de mayo|uno de mayo|"
            + "primo maggio|primeiro de maio|eerste mei|pierwszy maja|pierwszego maja|bir mayıs|перше травня|"
            + "אחד במאי|أول مايو|五一",
        "summer-break": "summer school holidays|summer school break|summer holidays|summer vacation",
        "autumn-break": "autumn school holidays|autumn school break|autumn holidays|fall break",
        "winter-break": "winter school holidays|winter school break", "easter-break": "easter school holidays",
        "christmas-break": "christmas school holidays", "carnival-break": "carnival school holidays",
        // They begin with these days.
        "showa-day JP": "golden week|ゴールデンウィーク|大型連休", "national-day CN": "黄金周|国庆黄金周|十一黄金周|国庆长假",
        "martin-luther-king-day": "mlk day|mlk|martin luther king day|martin luther king|martin luther king jr day|"
            + "mlk jr day",
        "presidents-day": "presidents day|president s day|washingtons birthday|washington s birthday",
        "veterans-day": "veterans day",
        "juneteenth": "juneteenth|june 19th", "columbus-day": "columbus day|indigenous peoples day",
        "armistice-day": "remembrance day|armistice day|poppy day",
        "anzac-day": "anzac day|anzac", "matariki": "matariki|maori new year",
        "valentines-day": "valentines day|valentine s day|valentines|valentinstag|saint valentine|st valentines day",
        "mothers-day": "mothers day|mother s day|muttertag", "fathers-day": "fathers day|father s day",
        "halloween": "halloween|all hallows eve", "womens-day": "womens day|international womens day|frauentag",
        "kings-birthday": "kings birthday|queens birthday",
        "midsummer": "midsummer|midsommar|juhannus",
        "hindu-new-year": "ugadi|gudi padwa", "orthodox-new-year": "old new year",
        "islamic-new-year": "islamic new year|hijri new year|muharram",
    ]

    /// General words for an occasion that are those of one country above all. Beside another place they are that place's day.
    private static let general: KeyValuePairs<String, String> = [
        "independence-day PL": "święto niepodległości", "labour-day IT": "festa dei lavoratori",
        "memorial-day US": "memorial day", "national-day FR": "fête nationale",
    ]

    /// Names of holidays that the documents have, and others for the same.
    private static let names: KeyValuePairs<String, String> = [
        "Carnival Monday": "rosenmontag",
        "Mardi Gras": "pancake day|pancake tuesday|shrove tuesday|fat tuesday|martedì grasso|faschingsdienstag",
        "New York City": "nyc|big apple", "Waitangi Day": "waitangi",
        "Melbourne Cup Day": "melbourne cup", "Spring Bank Holiday": "late may bank holiday|whitsun bank holiday",
    ]

    /// Places by their codes: abbreviations, and names in languages that the documents do not have.
    private static let places: KeyValuePairs<String, String> = [
        "DE-NW": "nrw", "DE-BW": "bawü|bawue|ba wü", "DE-RP": "rlp", "DE-MV": "meck pomm|meckpomm", "DE-SN": "sachsen",
        "DE-ST": "sachsen anhalt|lsa", "DE-BE": "berlin", "DE-HH": "hamburg", "DE-HB": "bremen", "DE-NI": "nds",
        "ES-CT": "catalunya|cataluna", "ES-PV": "euskadi|pais vasco|euskal herria|basque country", "ES-GA": "galiza",
        "ES-VC": "valencia region|comunitat valenciana", "ES-IB": "illes balears|mallorca|majorca|ibiza|baleares",
        "ES-CN": "tenerife|gran canaria|canaries", "ES-AN": "andalucia", "ES-NC": "nafarroa",
        "ES-MD": "comunidad de madrid",
        "GB-WLS": "cymru|wales", "GB-SCT": "alba|scotland|schottland|escocia|écosse",
        "GB-NIR": "ni|northern ireland|ulster|nordirland", "GB-ENG": "england and wales",
        "US-CA": "cali|socal|norcal|silicon valley|la california",
        "US-DC": "washington dc|dc", "US-PA": "philly", "US-TX": "tx", "US-MA": "mass", "US-IL": "chi town",
        "US-LA": "nola", "US-HI": "hawai i", "US-NV": "vegas",
        "CA-BC": "bc", "CA-QC": "québec", "CA-PE": "pei", "CA-NL": "newfoundland",
        "CH-ZH": "zürich|zuerich", "CH-GE": "genève|genf|geneve", "CH-TI": "tessin|ticino", "CH-VS": "valais|wallis",
        "CH-VD": "waadt", "CH-GR": "graubünden|grisons", "CH-LU": "luzern", "CH-SG": "st gallen",
        "AT-9": "wien", "AT-7": "tirol", "AT-6": "steiermark", "AT-2": "kärnten",
        "IT-BZ": "südtirol|alto adige|south tyrol|bozen", "IT-RM": "roma", "IT-MI": "milano", "IT-FI": "firenze",
        "IT-NA": "napoli", "IT-VE": "venezia|venice", "IT-TO": "torino",
        "FR-6AE": "elsass|alsace", "BE-Flemish": "flanders|vlaanderen|flandern", "BE-French": "wallonia|wallonie",
        "AU-NSW": "n s w", "AU-WA": "western australia", "IN-DL": "delhi ncr", "IN-TN": "tamilnadu", "IN-UP": "u p",
        "BR-SP": "sampa", "BR-RJ": "rio", "FR": "frankreich|francia|francja|frankrijk",
        "DE": "allemagne|alemania|germania|alemanha|duitsland|niemcy|tyskland",
        "ES": "spanien|espagne|spagna|spanje|hiszpania", "IT": "italien|italie|italië|włochy",
        "GB": "großbritannien|grossbritannien|royaume uni|reino unido|regno unito|england uk|gb|united kindgom|"
            + "vereinigtes königreich",
        "US":
            "vereinigte staaten|etats unis|états unis|estados unidos|stati uniti|the states|the us|u s|united states of america",
        "NL": "niederlande|pays bas|países bajos|paesi bassi|the netherlands", "AT": "österreich|oesterreich|autriche",
        "BY": "weißrussland",
        "CH": "schweiz|suisse|svizzera|suiza", "PL": "polen|pologne|polonia", "BE": "belgien|belgique|belgië",
        "TR": "türkei|turquie|turquía", "CZ": "tschechien|czech|tchéquie", "GR": "griechenland", "SE": "schweden",
        "DK": "dänemark", "NO": "norwegen", "FI": "finnland", "IE": "irland|eire|republic of ireland|irlande",
        "HU": "ungarn", "HR": "kroatien", "RU": "russland|russie", "JP": "japon|giappone", "CN": "china mainland|chine",
        "BR": "brasil|brasilien|brésil", "IN": "indien|inde|bharat", "ZA": "südafrika|suedafrika|rsa|s africa",
        "KR": "korea|south korea",
        "AE": "uae|emirates",
    ]

    /// Everyday names of countries in the languages of the site, besides those of CLDR, which the places of other languages
    /// have, and of cities that the data leave out. Maintained by hand.
    private static let everyday: KeyValuePairs<String, String> = [
        "US": "abd|eua|eeuu|ee uu|é u|états unis d'amérique|estados unidos da américa|estados unidos de américa|"
            + "stati uniti d'america|vereinigte staaten von amerika|сша|америка|штати|сполучені штати америки|"
            + "अमरीका|यूएसए|यूएस|米国|合衆国|美利坚合众国",
        "GB": "grã bretanha|gran bretaña|grande bretagne|gran bretagna|groot brittannië|vk|brytania|"
            + "zjednoczone królestwo|britanya|британія|великобританія|сполучене королівство|הממלכה המאוחדת|यूके|英国",
        "GB-ENG": "inglaterra|angleterre|inghilterra|engeland|anglia|англія|इंग्लैंड|イングランド|英格兰",
        "NL": "holanda|hollande|olanda|niderlandy|голландія|हॉलैंड|नीदरलैंड्स",
        "KR": "kore|coreia|corea|corée|корея|كوريا|קוריאה|דרום קוריאה|कोरिया|大韓民国|南韩", "KP": "צפון קוריאה|北韩",
        "AE": "bae|eau|vae|zea|оае|emiraten|emiraty|emiraty arabskie|емірати|האמירויות|यूएई|अमीरात|ドバイ|阿联酋|迪拜",
        "SA": "السعودية|סעודיה|arabia saudita",
        "CZ": "çek cumhuriyeti|república checa|república tcheca|république tchèque|repubblica ceca|republika czeska|"
            + "tsjechische republiek|tschechische republik|tschechei|чеська республіка|تشيكيا|הרפובליקה הצ'כית|"
            + "चेक गणराज्य|チェコ共和国|捷克共和国",
        "BY": "beyaz rusya|bielorússia|wit rusland|روسيا البيضاء|רוסיה הלבנה|白ロシア",
        "MM": "birmânia|birmania|birmanie|birma|бірма|بورما|בורמה|बर्मा|ビルマ",
        "PS": "palestina|فلسطين|פלסטין|הרשות הפלסטינית", "SY": "سورية", "IR": "irão", "VN": "vietname|ויאטנם|ヴェトナム",
        "CI": "costa de marfil|elfenbeinküste|wybrzeże kości słoniowej", "ZA": "rpa|пар", "MX": "méjico",
        "MK": "macedonië|mazedonien|македонія", "MD": "moldawien|moldau", "KG": "kirghizistan|kirgisien",
        "TM": "turkmenien", "SZ": "suazilandia|swasiland", "TL": "osttimor", "CD": "rdc|dr kongo", "CF": "centrafrique",
        "MU": "maurícias", "BA": "波黑", "GE": "גיאורגיה|グルジア", "IN": "हिंदुस्तान|हिन्दुस्तान|इंडिया",
        "CN": "中華人民共和国|中华人民共和国|中国大陆", "HK": "中国香港", "MO": "macao|中国澳门", "SH": "saint helena",
        "TW": "中国台湾|中华台北",
        "AU": "豪州|澳洲", "NZ": "纽西兰", "TR": "तुर्की",
        "IL": "tel aviv|tel aviv yafo|תל אביב|תל אביב יפו|تل أبيب|тель авів|テルアビブ|特拉维夫|तेल अवीव",
    ]
}
