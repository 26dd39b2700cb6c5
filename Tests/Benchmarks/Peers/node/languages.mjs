// The languages of the site, as a page in English offers them.
export const languages = [
  { code: "en", tag: "en", direction: null, isCurrent: true, name: "English" },
  { code: "ar", tag: "ar", direction: "rtl", isCurrent: false, name: "العربية" },
  { code: "de", tag: "de", direction: null, isCurrent: false, name: "Deutsch" },
  { code: "es", tag: "es", direction: null, isCurrent: false, name: "español" },
  { code: "fr", tag: "fr", direction: null, isCurrent: false, name: "français" },
  { code: "he", tag: "he", direction: "rtl", isCurrent: false, name: "עברית" },
  { code: "hi", tag: "hi", direction: null, isCurrent: false, name: "हिन्दी" },
  { code: "it", tag: "it", direction: null, isCurrent: false, name: "italiano" },
  { code: "ja", tag: "ja", direction: null, isCurrent: false, name: "日本語" },
  { code: "nl", tag: "nl", direction: null, isCurrent: false, name: "Nederlands" },
  { code: "pl", tag: "pl", direction: null, isCurrent: false, name: "polski" },
  { code: "pt", tag: "pt", direction: null, isCurrent: false, name: "português" },
  { code: "tr", tag: "tr", direction: null, isCurrent: false, name: "Türkçe" },
  { code: "uk", tag: "uk", direction: null, isCurrent: false, name: "українська" },
  { code: "zh", tag: "zh-Hans", direction: null, isCurrent: false, name: "简体中文" },
];

// Returns the addresses of a page in all languages. In English, an address begins with no language.
export const versions = (link) => {
  const versions = languages.map(({ code, tag }) => ({ tag, link: code === "en" ? link : `/${code}${link}` }));
  versions.push({ tag: "x-default", link });
  return versions;
};
