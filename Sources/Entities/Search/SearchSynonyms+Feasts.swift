// What the languages of the site call the feasts that are asked for most, on pages in any of them: "クリスマス 2027". Maintained by
// hand; names that holidays have are left out.

extension SearchSynonyms {
    static let feasts: KeyValuePairs<String, String> = [
        "christmas-day":
            "1. Weihnachtstag|חג המולד|क्रिसमस|クリスマス|圣诞节|Різдво|圣诞|聖誕節|الكريسماس|חג מולד|כריסמס|बड़ा दिन",
        "christmas-eve":
            "ليلة عيد الميلاد|ערב חג המולד|क्रिसमस की पूर्व संध्या|クリスマスイブ|Kerstavond|Noel Arifesi"
            + "|Святвечір|平安夜",
        "new-years-day":
            "ראש השנה האזרחית|नववर्ष दिवस|正月|お正月|新年|nowy rok|رأس السنة|नया साल|नए साल|رأس السنة الميلادية",
        "new-years-eve":
            "ليلة رأس السنة|ערב ראש השנה האזרחית|नववर्ष की पूर्व संध्या|San Silvestro|大晦日|Oudejaarsdag"
            + "|Sylwester|Yılbaşı Arifesi|Переддень Нового року|新年前夜|Oud en Nieuw|Oudjaar|סילבסטר",
        "easter-sunday":
            "Domingo de Pascua|Dimanche de Pâques|יום ראשון של חג הפסחא|ईस्टर रविवार|復活祭|イースター"
            + "|Domingo de Páscoa|Paskalya Pazarı|Великодня неділя|复活节|פסחא|ईस्टर|الفصح|paskalya|пасха"
            + "|domingo de resurrección|عيد الفصح",
        "easter-monday":
            "יום שני של חג הפסחא|ईस्टर सोमवार|復活祭の月曜日|イースターマンデー|Segunda-feira de Páscoa"
            + "|Paskalya Pazartesisi|Великодній понеділок|复活节星期一|Lany Poniedziałek",
        "good-friday":
            "יום שישי הטוב|गुड फ़्राइडे|聖金曜日|グッドフライデー|Wielki Piątek|Kutsal Cuma|Страсна п'ятниця|耶稣受难日",
        "ascension-day":
            "חג עליית ישו השמימה|स्वर्गारोहण पर्व|Ascensione|キリスト昇天祭|Wniebowstąpienie Pańskie"
            + "|Ascensão do Senhor|İsa'nın Göğe Yükselişi|Вознесіння Господнє|耶稣升天节|Hemelvaart",
        "pentecost":
            "عيد العنصرة|Pentecostés|חג הפנטקוסט|पेंटेकोस्ट|Pentecoste|聖霊降臨祭|ペンテコステ|Pentikost"
            + "|П'ятдесятниця|圣灵降临节",
        "pentecost-monday":
            "Lunes de Pentecostés|יום שני של חג הפנטקוסט|पेंटेकोस्ट सोमवार|聖霊降臨祭の月曜日"
            + "|Poniedziałek Zielonoświątkowy|Segunda-feira de Pentecostes|Pentikost Pazartesisi"
            + "|День Святого Духа|圣灵降临节星期一",
        "corpus-christi":
            "عيد القربان الأقدس|קורפוס כריסטי|कॉर्पस क्रिस्टी|聖体祭|Sacramentsdag|Boże Ciało"
            + "|Corpus Christi Yortusu|Свято Тіла і Крові Христових|基督圣体节",
        "assumption-day":
            "חג עליית מרים השמימה|मरियम का स्वर्गोद्ग्रहण पर्व|聖母被昇天祭|Maria-Hemelvaart"
            + "|Wniebowzięcie Najświętszej Maryi Panny|Meryem Ana'nın Göğe Alınışı"
            + "|Внебовзяття Пресвятої Діви Марії|圣母升天节|olv hemelvaart|onze lieve vrouw hemelvaart",
        "all-saints-day":
            "عيد جميع القديسين|יום כל הקדושים|सर्व संत दिवस|諸聖人の日|Tüm Azizler Günü|День усіх святих|诸圣节",
        "epiphany":
            "חג ההתגלות|एपिफ़नी|公現祭|Driekoningen|Objawienie Pańskie|Epifani|Богоявлення|主显节|три королі"
            + "|befana|Reyes Magos|Día de los Reyes Magos|Reis Magos|Fête des Rois|Водохреща",
        "labour-day":
            "יום העבודה|श्रमिक दिवस|労働者の日|メーデー|Święto Pracy|Dia do Trabalho|İşçi Bayramı|劳动节|五一劳动节",
        "carnival": "الكرنفال|קרנבל|कार्निवल|Carnevale|カーニバル|Karnawał|Karnaval|Карнавал|狂欢节",
        "thanksgiving":
            "عيد الشكر|Día de Acción de Gracias|חג ההודיה|थैंक्सगिविंग डे|Giorno del Ringraziamento|感謝祭"
            + "|Święto Dziękczynienia|Dia de Ação de Graças|Şükran Günü|День подяки|感恩节",
        "halloween":
            "هالوين|ליל כל הקדושים|हैलोवीन|ハロウィーン|Cadılar Bayramı|Геловін|万圣夜|ハロウィン|万圣节|Хелловін|האלווין",
        "valentines-day":
            "عيد الحب|Día de San Valentín|Saint-Valentin|יום ולנטיין|वैलेंटाइन डे|バレンタインデー|Valentijnsdag"
            + "|Walentynki|Dia de São Valentim|Sevgililer Günü|День святого Валентина|情人节|バレンタイン"
            + "|san valentín|sint valentijn",
        "mothers-day":
            "Fête des Mères|יום האם|मातृ दिवस|Festa della Mamma|母の日|Moederdag|Dzień Matki|Anneler Günü"
            + "|День матері|母亲节|fête des mamans",
        "fathers-day":
            "عيد الأب|Fête des Pères|יום האב|पितृ दिवस|Festa del Papà|父の日|Vaderdag|Dzień Ojca"
            + "|Babalar Günü|День батька|父亲节",
        "womens-day":
            "اليوم العالمي للمرأة|Internationaler Frauentag|Journée internationale des droits des femmes"
            + "|יום האישה הבינלאומי|अंतरराष्ट्रीय महिला दिवस|Giornata internazionale della donna|国際女性デー"
            + "|Internationale Vrouwendag|Międzynarodowy Dzień Kobiet|Dünya Kadınlar Günü|día de la mujer"
            + "|journée de la femme|festa della donna|dzień kobiet|dia da mulher|kadınlar günü|妇女节",
        "lunar-new-year":
            "رأس السنة القمرية|Mondneujahr|Año Nuevo lunar|Nouvel An lunaire|ראש השנה הירחי|चंद्र नववर्ष"
            + "|Capodanno lunare|旧正月|Maannieuwjaar|Księżycowy Nowy Rok|Ano Novo lunar|Ay Yeni Yılı"
            + "|Новий рік за місячним календарем|农历新年|capodanno cinese|año nuevo chino|nouvel an chinois"
            + "|chinesisches neujahr|chinees nieuwjaar|ano novo chinês|chiński nowy rok|çin yeni yılı"
            + "|китайський новий рік|春節|中国新年|中國新年|رأس السنة الصينية",
        "mid-autumn":
            "عيد منتصف الخريف|Mondfest|Fiesta del Medio Otoño|Fête de la mi-automne|חג אמצע הסתיו"
            + "|मध्य शरद उत्सव|Festa di metà autunno|Midherfstfeest|Święto Środka Jesieni"
            + "|Festival do Meio do Outono|Güz Ortası Bayramı|Свято середини осені",
        "eid-al-fitr":
            "Fest des Fastenbrechens|Fiesta del Fin del Ramadán|עיד אל־פיטר|ईद-उल-फ़ित्र|断食明け大祭"
            + "|イード・アル・フィトル|Suikerfeest|Id al-Fitr|Festa do Fim do Ramadã|Ід аль-Фітр|Ораза-байрам|开斋节|ईद"
            + "|Aïd|Aïd el-Fitr|Aïd al-Fitr|العيد الصغير|Şeker Bayramı",
        "eid-al-adha":
            "Fiesta del Sacrificio|עיד אל־אדחא|חג הקורבן|ईद-उल-अज़हा|犠牲祭|イード・アル・アドハー|Offerfeest"
            + "|Id al-Adha|Festa do Sacrifício|Ід аль-Адха|Курбан-байрам|宰牲节|बकरीद"
            + "|العيد الكبير|Grand Aïd|Aïd el-Adha|Aïd al-Adha",
        "first-of-ramadan":
            "أول أيام رمضان|Beginn des Ramadan|Comienzo del Ramadán|Début du ramadan|תחילת רמדאן"
            + "|रमज़ान का आरंभ|Inizio del Ramadan|ラマダン初日|Begin van de ramadan|Początek ramadanu"
            + "|Início do Ramadã|Ramazan'ın başlangıcı|Початок рамадану|斋月首日|رمضان|רמדאן|रमज़ान|ラマダン"
            + "|рамадан|斋月|ramadã|ramazan",
        "diwali": "ديوالي|דיוואלי|दिवाली|ディワリ|Дівалі|排灯节|दीवाली|दीपावली",
        "holi": "هولي|הולי|होली|ホーリー|Холі|洒红节|होली का त्योहार",
        "nowruz":
            "Nouruz|נורוז|नवरोज़|ノウルーズ|Noroez|Nevruz|Навруз|诺鲁孜节|النوروز",
        "passover": "Pésaj|Pessah|पेसाह|पासोवर|過越祭|Hamursuz Bayramı|Песах|逾越节",
        "rosh-hashanah":
            "Rosch ha-Schana|Roch Hachana|रोश हशाना|ロシュ・ハシャナ|Rosj Hasjana|Rosz ha-Szana|Roş Aşana"
            + "|Рош га-Шана|犹太新年|رأس السنة العبرية",
        "yom-kippur":
            "يوم الغفران|Jom Kippur|Yom Kipur|Yom Kippour|योम किप्पूर|ヨム・キプール|贖罪の日|Jom Kipoer|Йом-Кіпур"
            + "|赎罪日",
        "hanukkah": "حانوكا|Chanukka|Janucá|Hanoukka|हनुक्का|ハヌカ|Chanoeka|Chanuka|Chanucá|Hanuka|Ханука|光明节",
        "vesak": "فيساك|Vesakh|וסאק|वेसाक|ウェーサーカ祭|Весак|卫塞节",
        "saint-patrick":
            "عيد القديس باتريك|Día de San Patricio|Saint-Patrick|יום פטריק הקדוש|संत पैट्रिक दिवस"
            + "|San Patrizio|聖パトリックの日|Sint-Patricksdag|Dzień Świętego Patryka|Dia de São Patrício"
            + "|Aziz Patrick Günü|День святого Патрика|圣帕特里克节",
        "national-day": "العيد الوطني",
        "all-souls-day": "Zaduszki|Dzień Zaduszny",
        "orthodox-new-year": "Старий Новий рік",
    ]
}
