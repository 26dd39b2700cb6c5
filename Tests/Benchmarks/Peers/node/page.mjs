// The page as template literals, the fastest method in Node; every text is escaped.

const suspicious = /[&<>"']/;
const all = /[&<>"']/g;
const references = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

// Most texts have nothing to escape, and are returned unchanged.
const escape = (text) => (suspicious.test(text) ? text.replace(all, (character) => references[character]) : text);

const each = (items, render) => {
  let text = "";
  for (const item of items) text += render(item);
  return text;
};

const section = ({ link, isCurrent, name }) => `<li><a href="${escape(link)}"${
  isCurrent ? ' aria-current="true"' : ""
}>${escape(name)}</a></li>
`;

const view = ({ link, isCurrent, name }) => `<li><a href="${escape(link)}"${
  isCurrent ? ' aria-current="page"' : ""
}>${escape(name)}</a></li>
`;

const year = ({ link, isCurrent, label }) => `<li><a href="${escape(link)}"${
  isCurrent ? ' aria-current="page"' : ""
}>${escape(label)}</a></li>
`;

const type = ({ link, isCurrent, label }) => `<li><a href="${escape(link)}"${
  isCurrent ? ' aria-current="true"' : ""
}>${escape(label)}</a></li>
`;

const region = ({ code, isCurrent, name }) => `<option value="${escape(code)}"${
  isCurrent ? " selected" : ""
}>${escape(name)}</option>
`;

const regionForm = ({ regionsAction, regionsType, regions }) => `<form class="regions" method="get" action="${escape(regionsAction)}">
${regionsType ? `<input type="hidden" name="type" value="${escape(regionsType)}">
` : ""}<label for="region">Region</label>
<select id="region" name="region">
${each(regions, region)}</select>
<button type="submit">Show</button>
</form>
`;

const upcoming = ({ distance, link, language, name, isoDate, date, regions }) => `<p class="upcoming">
<span class="when">Next, ${escape(distance)}</span>
<a href="${escape(link)}" lang="${escape(language)}" dir="auto">${escape(name)}</a>
<time datetime="${escape(isoDate)}">${escape(date)}</time>
${regions ? `<span class="regions">${escape(regions)}</span>
` : ""}</p>
`;

const otherName = ({ place, language, name }) => `<span class="regions">${escape(place)}: <span lang="${escape(language)}" dir="auto">${escape(name)}</span></span>
`;

const tags = ({ types, isEstimated }) => `<ul class="tags">
${each(types, (type) => `<li>${escape(type)}</li>
`)}${isEstimated ? `<li class="estimated">Estimated</li>
` : ""}</ul>
`;

const area = ({ name, country }) => `<span itemprop="location" itemscope itemtype="https://schema.org/AdministrativeArea"><meta itemprop="name" content="${escape(name)}"><span itemprop="containedInPlace" itemscope itemtype="https://schema.org/Country"><meta itemprop="name" content="${escape(country)}"></span></span>
`;

const row = (row) => `<li itemscope itemtype="https://schema.org/Event"${row.isPast ? ' class="past"' : ""}${row.isNext ? ' class="next"' : ""}>
<time datetime="${escape(row.isoDate)}" itemprop="startDate"><span class="day">${escape(row.day)}</span> <span class="visually-hidden">${escape(row.month)}, </span><span class="weekday">${escape(row.weekday)}</span></time>
<div class="what">
<a class="name" href="${escape(row.link)}" lang="${escape(row.language)}" dir="auto" itemprop="url"><span itemprop="name">${escape(row.name)}</span></a>${
  row.isObserved ? ' <span class="kind">(observed)</span>' : ""
}${row.isPast ? '<span class="visually-hidden"> (past)</span>' : ""}
${row.localName ? `<span class="local" itemprop="alternateName" lang="${escape(row.localName.language)}" dir="auto">${escape(row.localName.text)}</span>
` : ""}${row.range ? `<span class="range">${escape(row.range)}</span>
` : ""}${row.isoLast ? `<meta itemprop="endDate" content="${escape(row.isoLast)}">
` : ""}${row.nation ? `<span itemprop="location" itemscope itemtype="https://schema.org/Country"><meta itemprop="name" content="${escape(row.nation)}"></span>
` : ""}${each(row.areas, area)}${row.otherDay ? `<span class="observed">${escape(row.otherDay)}</span>
` : ""}${row.regions ? `<span class="regions">${escape(row.regions)}</span>
` : ""}${each(row.regionalTypes, (text) => `<span class="regions">${escape(text)}</span>
`)}${each(row.otherNames, otherName)}</div>
${row.type ? `<span class="visually-hidden">${escape(row.type)}</span>
` : ""}${row.types.length > 0 || row.isEstimated ? tags(row) : ""}</li>
`;

const month = ({ id, name, rows }) => `<section class="month" aria-labelledby="${escape(id)}">
<h2 id="${escape(id)}">${escape(name)}</h2>
<ol class="days">
${each(rows, row)}</ol>
</section>
`;

const group = ({ id, name, count, months }) => id ? `<details class="group" id="${escape(id)}">
<summary><h2 dir="auto">${escape(name)} <span class="count">${escape(count)}</span></h2></summary>
${each(months, month)}</details>
` : each(months, month);

const version = ({ tag, link }) => `<link rel="alternate" hreflang="${escape(tag)}" href="${escape(link)}">
`;

const language = ({ code, tag, direction, isCurrent, name }) => `<li><button name="language" value="${escape(code)}" lang="${escape(tag)}"${
  direction ? ` dir="${escape(direction)}"` : ""
}${isCurrent ? ' aria-current="true"' : ""}>${escape(name)}</button></li>
`;

const alternate = ({ mediaType, link }) => `<link rel="alternate" type="${escape(mediaType)}" href="${escape(link)}">
`;

const about = ({ title, description, year, place, page, downloads }) => `<div itemscope itemtype="https://schema.org/Dataset">
<meta itemprop="name" content="${escape(title)}">
<meta itemprop="description" content="${escape(description)}">
<meta itemprop="temporalCoverage" content="${escape(year)}">
<meta itemprop="spatialCoverage" content="${escape(place)}">
<link itemprop="url" href="${escape(page)}">
${each(downloads, ({ mediaType, link }) => `<div itemprop="distribution" itemscope itemtype="https://schema.org/DataDownload">
<meta itemprop="encodingFormat" content="${escape(mediaType)}">
<link itemprop="contentUrl" href="${escape(link)}">
</div>
`)}</div>
`;

const foreign = ({ title, address }) => address
  ? `<a rel="external" href="${escape(address)}" lang="en">${escape(title)}</a>`
  : `<span lang="en">${escape(title)}</span>`;

const source = (source) => `<p class="source">Source: ${foreign(source)}</p>
`;

const authority = ({ text, sources }) => `<p class="authority">${escape(text)} ${sources.map(foreign).join("; ")}</p>
`;

const corrections = ({ title, rows }) => `<details class="corrections">
<summary>${escape(title)}</summary>
<ul>
${each(rows, ({ text, sources }) => `<li>
<p lang="en" dir="auto">${escape(text)}</p>
${each(sources, source)}</li>
`)}</ul>
</details>
`;

const files = (title, links) => `<p class="downloads">${escape(title)}${each(links, ({ link, text }) => ` <a href="${escape(link)}">${escape(text)}</a>`)}</p>
`;

const keep = ({ label, text, family, feed }) => `<div class="actions">
<details class="subscribe">
<summary class="button">${escape(label)}</summary>
<div id="calendar">
<p>${escape(text)}</p>
${family ? `<p><a href="${escape(family.link)}">${escape(family.text)}</a></p>
` : ""}<dl class="programs">
<div><dt>The address</dt><dd>Copy this address: <a href="${escape(feed)}">This calendar</a> <button type="button" data-does="copy" value="${escape(feed)}" hidden>Copy</button> <span role="status"></span></dd></div>
<div><dt>Apple Calendar</dt><dd>On an iPhone, choose “Calendars”, “Add Calendar”, then “Add Subscription Calendar”. On a Mac, choose “File”, then “New Calendar Subscription”. Paste the address.</dd></div>
<div><dt>Google Calendar</dt><dd>In a browser on a computer, next to “Other calendars”, choose “+”, then “From URL”. Paste the address.</dd></div>
<div><dt>Outlook</dt><dd>Choose “Add calendar”, then “Subscribe from web”. Paste the address.</dd></div>
<div><dt>Android</dt><dd>The program shows what Google Calendar has: add it there in a browser. If it is missing, open the program’s “Settings”, choose the calendar, and turn on “Sync”.</dd></div>
</dl>
<p>Programs look for changes a few times a day at most.</p>
</div>
</details>
<button type="button" data-does="share" hidden>Share</button>
<button type="button" data-does="copy" data-unless="share" hidden>Copy link</button>
<span role="status"></span>
<button type="button" data-does="print" hidden>Print</button>
</div>
`;

const downloads = ({ title, downloads, changesTitle, changes }) => `${files(title, downloads)}${files(changesTitle, changes)}`;

const placeForm = ({ action, country, region, label }) => `<form class="place" method="post" action="${escape(action)}">
<input type="hidden" name="country" value="${escape(country)}">
<input type="hidden" name="region" value="${escape(region)}">
<button type="submit">${escape(label)}</button>
</form>
`;

export const render = (page) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(page.title)} · Almanac</title>
<meta name="description" content="${escape(page.description)}">
<link rel="canonical" href="${escape(page.canonical)}">
${each(page.alternates, alternate)}${alternate(page.news)}${each(page.versions, version)}<link rel="icon" href="${escape(page.icon)}" type="image/svg+xml">
<link rel="stylesheet" href="${escape(page.styles)}">
<script src="${escape(page.script)}" defer></script>
<link rel="stylesheet" href="${escape(page.look)}">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="site">
<a class="wordmark" href="/">Almanac</a>
<nav aria-label="Sections">
<ul>
${each(page.sections, section)}</ul>
</nav>
<form class="search" role="search" method="get" action="/search">
<label class="visually-hidden" for="q-site">Search for a place, a holiday, a date or a person</label>
<input id="q-site" name="q" type="search" placeholder="Christmas 2027" value="" autocomplete="off" spellcheck="false">
<button type="submit">Search</button>
</form>
</header>
<main id="main" tabindex="-1">
<div class="masthead">
<h1>${escape(page.heading)}</h1>
<a class="country-control" href="${escape(page.control.link)}">
<span class="flag" aria-hidden="true">${escape(page.control.flag)}</span>
<span class="label">${escape(page.control.label)}</span>
<span class="code">${escape(page.control.code)}</span> <span class="hint">Change<span class="visually-hidden"> ${escape(page.control.hint)}</span></span>
</a>
</div>
<nav class="years" aria-label="Years">
${page.previous ? `<a class="previous" rel="prev" href="${escape(page.previous.link)}"><span aria-hidden="true">←</span> ${escape(page.previous.text)}</a>
` : ""}<details class="current">
<summary>${escape(page.year)}<span class="visually-hidden">, all years</span></summary>
<ul>
${each(page.years, year)}</ul>
</details>
${page.next ? `<a class="next" rel="next" href="${escape(page.next.link)}">${escape(page.next.text)} <span aria-hidden="true">→</span></a>
` : ""}</nav>
<nav class="tabs" aria-label="Views of the year">
<ul>
${each(page.views, view)}</ul>
</nav>
${page.today ? `<p class="today">${escape(page.today)}</p>
` : ""}${page.upcoming ? upcoming(page.upcoming) : ""}${keep(page.calendar)}<section class="filter" aria-label="Filter">
<ul class="types">
${each(page.types, type)}</ul>
${page.regions.length > 0 ? regionForm(page) : ""}</section>
${page.empty ? `<p class="placeholder">${escape(page.empty)}</p>
` : `<p class="summary">${escape(page.summary)}</p>
`}${each(page.notices, (notice) => `<p class="notice-line" role="note">${escape(notice)}</p>
`)}${page.regional ? `<p class="regional"><a href="${escape(page.regional.link)}">${escape(page.regional.text)}</a></p>
` : ""}${page.about ? about(page.about) : ""}<div class="months">
${each(page.groups, group)}</div>
${each(page.authorities, authority)}${page.notices.length + page.authorities.length > 0 ? `<p class="authority"><a href="/data">What we know of each country</a></p>
` : ""}${page.corrections ? corrections(page.corrections) : ""}${downloads(page.calendar)}${placeForm(page.place)}</main>
<footer class="site">
<nav aria-label="More">
<ul>
${each(page.others, section)}</ul>
</nav>
<nav class="languages" aria-label="Languages">
<form method="post" action="/options/language">
<input type="hidden" name="page" value="${escape(page.canonical)}">
<ul>
${each(page.languages, language)}</ul>
</form>
</nav>
${each(page.credits, (sentence) => `<p>${escape(sentence)}</p>
`)}</footer>
</body>
</html>
`;
