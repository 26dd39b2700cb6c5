package main

// languages has those of the site, as a page in English offers them.
var languages = []language{
	{Code: "en", Tag: "en", Name: "English", IsCurrent: true},
	{Code: "ar", Tag: "ar", Name: "العربية", Direction: "rtl"},
	{Code: "de", Tag: "de", Name: "Deutsch"},
	{Code: "es", Tag: "es", Name: "español"},
	{Code: "fr", Tag: "fr", Name: "français"},
	{Code: "he", Tag: "he", Name: "עברית", Direction: "rtl"},
	{Code: "hi", Tag: "hi", Name: "हिन्दी"},
	{Code: "it", Tag: "it", Name: "italiano"},
	{Code: "ja", Tag: "ja", Name: "日本語"},
	{Code: "nl", Tag: "nl", Name: "Nederlands"},
	{Code: "pl", Tag: "pl", Name: "polski"},
	{Code: "pt", Tag: "pt", Name: "português"},
	{Code: "tr", Tag: "tr", Name: "Türkçe"},
	{Code: "uk", Tag: "uk", Name: "українська"},
	{Code: "zh", Tag: "zh-Hans", Name: "简体中文"},
}

// versions returns the addresses of a page in all languages. In English, an address begins with no language.
func versions(link string) []version {
	versions := make([]version, 0, len(languages)+1)
	for _, language := range languages {
		address := link
		if language.Code != "en" {
			address = "/" + language.Code + link
		}
		versions = append(versions, version{language.Tag, address})
	}
	return append(versions, version{"x-default", link})
}
