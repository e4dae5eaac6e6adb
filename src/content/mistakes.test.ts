import { expect, test } from "vitest";
import { changeTexts, lineOf, linesByFile, sampleTexts } from "../../tests/support/sample-texts.ts";
import { checkContent } from "./check.ts";
import type { Problem } from "./problem.ts";
import { parseYaml } from "./yaml-source.ts";

const quotes = 'put the entire text in "quotes"';
const missing = "this field is missing; add it";
const needsList = "this needs a list: lines below it that begin with a hyphen and a space";
const clock = 'use the 24-hour clock from "00:00" to "24:00", like "15:00"';
const overlap = "these hours overlap others; change the times or the days";
const duplicateId = "another entry already has this id; give each entry its own";
const secondColon = `there is a second ": " on this line; ${quotes}`;
const noPrice =
  "{prices.nope} is not a price, or no longer; write another one in its place, like {prices.diagnostic-visit}, or remove it";
const noHtml = "HTML is not allowed here; write Markdown, or \\< for the character <";
const noPicture = "a legal text can't have pictures; remove it, or link to it";
const noLink =
  "a link may lead to https://, mailto: or tel:, or to a page of this site, like /contact";
const origin =
  "write only https:// and the host name in lower case, like https://www.your-name.com";
const misaligned =
  "this line is not indented like its neighbors, or a list's - or ] is missing; align the fields of one group";
const unreadable =
  "a character here is invisible or unreadable; type it again and save the file as UTF-8";
const merged =
  "two versions of this file were merged here; keep the correct lines, and remove those that begin with <<<<<<<, ======= or >>>>>>>";
const duplicateField =
  "this group already has a field of this name; remove one of the two, or begin an entry of a list with a hyphen";
const idForm = "use lower-case letters, digits and hyphens, like wifi-network";
const priceIds =
  "diagnostic-visit, hardware-repair, performance, data-recovery, wifi-network, ethernet-finish-out, ethernet-expanded";

/**
 * Each change of the sample with its message, by file: "from → to ⇒ message". From is a text or a
 * /pattern/, and its first match is replaced, with /g every match. ¦ separates mistakes of one kind, ‖
 * those of other kinds at one place; ⏎ is a line break, ⇥ a tab and ∅ nothing. The message must name
 * the line of the change, or the line after @.
 */
const mistakes = `
business.yaml
  /tagline: .*⏎/ → ∅ @ name: Hub City IT ⇒ tagline: ${missing}
      opens: "10:00"⏎ → ∅ @ - days: [Sat] ⇒ hours › 2 › opens: ${missing}
  tagline: → motto: We care⏎tagline: ⇒ motto: unknown field; check its spelling, or remove the line ‖ name: Other⏎tagline: ¦ name: "Other: one"⏎tagline: ⇒ ${duplicateField}
  name: Hub City IT → name: ¦ name: #1 IT ¦ name: null ⇒ name: this field is empty; write some text (in "quotes" if it has a #, which starts a comment) ‖ name: "  " ⇒ name: this field is empty; write some text ‖ name: 806 ¦ name: true ⇒ name: put this in "quotes", so that it is read as text ‖ name: {Hub City} ¦ name: [Hub City] ¦ name:⏎  - Hub City ¦ name:⏎  city: Hub ⇒ name: put the text in "quotes"; a {, [ or hyphen at its start has a special meaning ‖ name: Hub City IT \uFFFD Lubbock ¦ name: Hub City IT \0 ⇒ ${unreadable}
  serves:⏎    - Lubbock⏎    - Lubbock County → serves: Lubbock ⇒ place › serves: ${needsList}
  /serves:⏎.*⏎.*⏎/ → serves: []⏎ ⇒ place › serves: list at least one place
  /hours:⏎[^]*?⏎⏎/ → hours: daily⏎⏎ ⇒ hours: ${needsList} ‖ hours:⏎⏎ ⇒ hours: this list has no entries; write [] after the colon, or lines below it that begin with a hyphen
  /closures:⏎[^]*?⏎⏎/ → closures: none⏎⏎ ⇒ closures: ${needsList}
  closes: "19:00" → closes: "24:30" ¦ closes: "20:60" ¦ closes: "9:00" ¦ closes: "120:00" ¦ closes: "20:000" ¦ closes: "24:01" ⇒ hours › 1 › closes: ${clock} ‖ closes: 19 ⇒ hours › 1 › closes: write the time in quotes on the 24-hour clock, like "15:00" ‖ closes: "15:00" ⇒ hours › 1 › closes: this is the opening time too; if you are open round the clock, write "00:00" and "24:00"
  opens: "15:00" → opens: "24:00" ⇒ hours › 1 › opens: use the 24-hour clock from "00:00" to "23:59", like "15:00"
  days: [Sat]⏎    opens: "10:00" → days: [Fri, Sat]⏎    opens: "10:00" ¦ days: [Fri, Sat]⏎    opens: "14:59" ¦ days: [Sun]⏎    opens: "23:00"⏎    closes: "15:01"⏎  - days: [Sat]⏎    opens: "10:00" ¦ days: [Thu]⏎    opens: "23:00"⏎    closes: "15:01"⏎  - days: [Sat]⏎    opens: "10:00" ⇒ hours › 2: ${overlap}
  /(?<=hours:⏎)[^]*?⏎⏎/ →   - { days: [Sun], opens: "23:00", closes: "02:00" }⏎  - { days: [Mon], opens: "01:59", closes: "03:00" }⏎⏎ @ days: [Mon] ⇒ hours › 2: ${overlap}
  [Sat] → [Saturday] ¦ [sat] ¦ [6] ⇒ hours › 2 › days › 1: use one of Mon, Tue, Wed, Thu, Fri, Sat, Sun ‖ [Sat, Sat] ⇒ hours › 2 › days: a day is listed twice; list each day once ‖ [] ⇒ hours › 2 › days: list at least one day ‖ [@Sat] ⇒ text can't begin with @; ${quotes} ‖ [&a *b] ⇒ this line can't be read (An alias node must not specify any properties); compare it with the lines around it, and ${quotes}
  from: 2026-11-26 → from: 2026-02-30 ¦ from: 11/26/2026 ¦ from: 2026-13-01 ⇒ closures › 1 › from: use a date that exists, as year-month-day, like 2026-11-26
  to: 2026-12-26 → to: 2026-12-23 ⇒ closures › 2 › to: the last day must not be before the first
  timeZone: America/Chicago → timeZone: Central ¦ timeZone: America/Lubbock ¦ timeZone: EST ¦ timeZone: UTC-6 ¦ timeZone: "-06:00" ⇒ timeZone: use a time zone's full name, like America/Chicago ‖ timeZone: -6 ⇒ timeZone: this must be text; put it in "quotes"
  email: hello@ → email: hello at  ⇒ email: write an e-mail address, like hello@example.com
  phone: (806) 555-0142 → phone: 806-555-0142 ¦ phone: (106) 555-0142 ¦ phone: (806) 155-0142 ¦ phone: (806) 555-01422 ¦ phone: 1 (806) 555-0142 ⇒ phone: write ten digits in this form: (000) 000-0000 ‖ phone: 8065550142 ⇒ phone: write ten digits in "quotes" in this form: "(000) 000-0000" ‖ phone:(806) 555-0142 ⇒ this line is not a field; write a name, a colon, a space and a value, like "name: Hub City" ‖ phone: (911) 555-0142 ¦ phone: (806) 411-0142 ⇒ phone: no phone number has 211 to 911 here
  site: https://hubcityit.example → site: http://hubcityit.example ¦ site: hubcityit.example ¦ site: ftps://https://hubcityit.example ⇒ site: use a full URL that begins with https:// ‖ site: https://hubcityit.example/ ⇒ site: remove the slash at the end ‖ site: https://localhost ¦ site: https://hubcityit ¦ site: https://192.168.0.1 ¦ site: https://office.local ⇒ site: nobody else can open this URL; write that of the public site, like https://www.your-name.com ‖ site: https://Hubcityit.example ¦ site: https://me@hubcityit.example ⇒ site: ${origin}
  desk.zoho.com → desk.zoho.com/portal;x ⇒ helpDesk › provider: ${origin}
  https://js.zohostatic.com → https://js.zohostatic.com/ ¦ x https://js.zohostatic.com ¦ https://a.*.com ⇒ helpDesk › loadsFrom › 1: write only https:// and the host name, without a slash at the end
  organisation: null → organisation: "700123" @ widget: null ⇒ helpDesk › widget: write both IDs, or null for both
  organisation: null⏎  widget: null → organisation: 700123⏎  widget: "a1b2c3" ⇒ helpDesk › organisation: write the ID in "quotes", or null if there is none ‖ organisation: ""⏎  widget: "a1b2c3" ⇒ helpDesk › organisation: write null if there is no ID
  styleAttributes: false → styleAttributes: no ⇒ helpDesk › styleAttributes: use true or false
  url: null → url: facebook.com/hubcityit ¦ url: http://facebook.com ¦ url: git+https://a.com ⇒ social › 1 › url: use null, or a URL that begins with https://
  network: facebook → network: myspace ⇒ social › 1 › network: use facebook, instagram or youtube
  network: youtube → network: facebook ⇒ social › 3 › network: this network is already listed; remove one of the two
  33.57786 → 33.57786 N ⇒ place › latitude: write degrees as a number, like 33.57786 ‖ 335.7786 ¦ -90.1 ⇒ place › latitude: use degrees from -90 to 90
  -101.85517 → 180.1 ⇒ place › longitude: use degrees from -180 to 180
  satisfactionDays: 7 → satisfactionDays: seven ¦ satisfactionDays: 7.5 ⇒ satisfactionDays: write a whole number of days, like 7 ‖ satisfactionDays: 0 ⇒ satisfactionDays: use 1 or more
      - Lubbock County →     Lubbock County ⇒ ${misaligned}
  tagline:  → ---⏎tagline:  ⇒ a line of --- or ... ends the file; remove it
  closures:⏎  - from: 2026-11-26⏎    to: 2026-11-28⏎    reason: Thanksgiving⏎  - from: 2026-12-24⏎    to: 2026-12-26⏎    reason: Christmas⏎  - from: 2027-01-01⏎    to: 2027-01-01⏎    reason: New Year's Day⏎ → closures:⏎ ⇒ closures: this list has no entries; write [] after the colon, or lines below it that begin with a hyphen
  /from: 2026-12-24⏎.*/ → from: 2026-11-28⏎    to: 2026-12-26 ¦ from: 2026-11-20⏎    to: 2026-11-26 ⇒ closures › 2: these days overlap those of another closure; change them, or remove one of the two
  tagline: Local → tagline: The #1 # local ¦ tagline: Local # IT ¦ tagline: Local  # IT ⇒ the text ends before the #, which starts a comment; ${quotes}, or move the comment to a line of its own ‖ tagline: Lo\u0007cal ¦ tagline: Lo\u202Ecal ¦ tagline: Lo\uFEFFcal ⇒ ${unreadable} ‖ tagline: *Local* IT ¦ tagline: **Local** IT ⇒ text can't begin with *; ${quotes} ‖ tagline: & IT ¦ tagline: &a IT ⇒ text can't begin with &; ${quotes} ‖ tagline: - IT ⇒ text can't begin with -; ${quotes} ‖ tagline: Local⏎  and ⇒ the text continues on the next line; write it on one line, or begin the next line with a hyphen if it is a list entry
  https://*.zohocdn.com → https://*.com ¦ https://*.co.uk ⇒ helpDesk › loadsFrom › 3: this allows the sites of strangers; write the provider's own name after *.
  /tagline: .*/ → tagline: "\\bLocal" ⇒ tagline: this text has an invisible character; type it again
    city: Lubbock →  city: Lubbock ¦    city: Lubbock ⇒ ${misaligned} ‖ \u00A0 city: Lubbock ¦   city:\u00A0Lubbock ⇒ a space on this line is of another kind, as web pages have; delete it and type a space
  notice: null → notice: { text: Moving, until: 2999-12-31, untill: 2999-12-31 } ⇒ notice › untill: unknown field; did you mean until?
prices.yaml
      amount: 60 → ⇥amount: 60 ⇒ this line is indented with a tab; use spaces, two for each level ‖    amount: 60 ¦      amount: 60 ¦ amount: 60 ⇒ ${misaligned}
    - id: performance →     id: performance ⇒ ${duplicateField}
  id: diagnostic-visit → id: visit ⇒ prices › 1 › id: 13 places use "diagnostic-visit", an id that is gone; if it was this one, write it here again ‖ id: Diagnostic Visit ⇒ prices › 1 › id: ${idForm}
  id: performance → id: tune ⇒ prices › 3 › id: 3 places use "performance", an id that is gone; if it was this one, write it here again
  / {4}jacks: 12⏎$/ →       jacks: 12⏎ ⇒ ${misaligned}
  /prices:[^]*/ → prices: [] ⇒ prices: list at least one price ‖ prices: none ⇒ prices: ${needsList}
  amount: 60 → amount: 60${"[".repeat(500)} @ # Every price ⇒ this is no file of this site; restore its last good version ‖ ammount: 60 ⇒ prices › 1 › ammount: unknown field; did you mean amount? ‖ amount: "60" ¦ amount: $60 ¦ amount: 59.95 ⇒ prices › 1 › amount: write a whole number of dollars, without $ or quotes, like 150 ‖ amount: 0 ¦ amount: -60 ⇒ prices › 1 › amount: a price must be more than 0, like 150 ‖ amount: 151 @ price: hardware-repair ⇒ diagnostic › example › price: this repair costs less than the visit fee deducted from it; choose a more expensive repair
  jacks: 6 → jack: 6⏎    jacks: 6 ⇒ prices › 6 › jack: unknown field; did you mean jacks? ‖ jacks: six ⇒ prices › 6 › jacks: write a whole number of jacks, like 6 ‖ jacks: 0 ⇒ prices › 6 › jacks: use 1 or more
      jacks: 12⏎ → ∅ @ - id: ethernet-expanded ⇒ prices › 7: this is shown as an ethernet package, so it needs a line like jacks: 6
  service: device-repair → service: device-repairs ⇒ prices › 1 › service: services.yaml has no service "device-repairs"; did you mean device-repair?
  id: data-recovery → id: performance⏎    name: Twice⏎    detail: Twice.⏎    amount: 1⏎    from: false⏎    service: device-repair⏎  - id: data-recovery ⇒ prices › 4 › id: ${duplicateId}
      amount: 60⏎ → =======⏎    amount: 65⏎>>>>>>> theirs⏎ ¦ <<<<<<< mine⏎    amount: 60⏎=======⏎    amount: 65⏎>>>>>>> theirs⏎ ¦ <<<<<<<⏎    amount: 60⏎=======⏎    amount: 65⏎>>>>>>> theirs⏎ ⇒ ${merged}
services.yaml
  id: device-repair → id: repair ⇒ services › 1 › id: 5 places use "device-repair", an id that is gone; if it was this one, write it here again
  /onHome: true/g → onHome: false @ services: ⇒ services: write onHome: true for at least one service
  /inForm: true/g → inForm: false @ services: ⇒ services: write inForm: true for at least one service
  /services:⏎[^]*?(?=# The last)/ → services: []⏎ ⇒ services: list at least one service
  /askAbout: network-installation(?=⏎⏎#)/ → askAbout: new-home-ethernet ⇒ services › 5 › askAbout: the contact form has no choice "new-home-ethernet"; use one of device-repair, network-installation, business-support, cybersecurity, consultation
  id: consultation → id: device-repair ⇒ generalTopic › id: ${duplicateId} ‖ id: General Consultation ¦ id: -consultation ¦ id: consultation- ⇒ generalTopic › id: ${idForm} ‖ id: 5 ⇒ generalTopic › id: write a short name here, in "quotes" if it is a number
  /(?<=Special⏎.*⏎) {4}features:⏎[^]*?(?= {4}onHome)/ →     features: []⏎ ⇒ services › 5 › features: list at least one thing that is included
  /^/ → \0 ⇒ ${unreadable}
  /^[^]*$/ → ⏎ ¦ ∅ ⇒ the file is empty; restore its last good version ‖ Our services are good ¦ - Device Repair ¦ null ⇒ the file must contain fields: a name, a colon, a space and a value on each line
pages/home.yaml
  / {4}- value: Alumni⏎.*⏎/ → ∅ ¦     - value: 1⏎      label: a⏎    - value: 2⏎      label: b⏎ @ stats: ⇒ about › stats: this list needs exactly 4 entries
  /hero:⏎[^]*?⏎⏎/ → hero: A small shop⏎⏎ ¦ hero: []⏎⏎ ⇒ hero: write its fields on the lines below it, each indented by two spaces
  button: Get Support → button: !Support now ⇒ text can't begin with !; ${quotes} ‖ button: @hubcity ⇒ text can't begin with @; ${quotes}
pages/services.yaml
  /title: .*/ → title: "Computer repair, Wi-Fi and wiring in {business.city} | {business.name}" ⇒ title: another page already has this title; give each page its own
pages/pricing.yaml
  - price: data-recovery → - price: tune-up ⇒ repair › rows › 3 › price: prices.yaml has no price "tune-up"; use one of ${priceIds}
  price: performance → price: 5 ⇒ repair › rows › 2 › price: write a short name here, in "quotes" if it is a number
  price: diagnostic-visit → price: diagnosticvisit ⇒ diagnostic › price: prices.yaml has no price "diagnosticvisit"; did you mean diagnostic-visit?
  price: hardware-repair → price: hardware ⇒ diagnostic › example › price: prices.yaml has no price "hardware"; use one of ${priceIds}
  price: wifi-network → price: wifi-networks ⇒ network › rows › 1 › price: prices.yaml has no price "wifi-networks"; did you mean wifi-network?
  ethernet-expanded] → ethernet-finish-out] ⇒ packages › prices › 2: this package is already listed; remove one of the two ‖ ethernet-expandet] ⇒ packages › prices › 2: prices.yaml has no price "ethernet-expandet"; did you mean ethernet-expanded?
  prices: [ethernet-finish-out, ethernet-expanded] → prices: [ethernet-finish-out, ethernet-expanded ⇒ a list opens with [ or { here and does not close; close it
  /rows:⏎[^]*?⏎⏎/ → rows: []⏎⏎ ⇒ repair › rows: this list needs at least 1 entry
pages/about.yaml
  text: Locally owned, for homes and small offices. → text: Locally owned: for ¦ text: Locally owned: ¦ text: Locally owned: @home ⇒ ${secondColon} ‖ text: "C:\\Users" ⇒ inside double quotes, \\ starts a code; write it twice, or use 'single quotes' ‖ text: "Locally" owned ¦ text: {a} owned ⇒ there is extra text after the value; ${quotes}, or in 'single quotes' if it contains double quotes
  /heading: "A small[^]*?Why we started/ → heading: "A [small⏎    shop"⏎  text: My: own.⏎⏎story:⏎  heading: "Why we⏎    started" @ text: My: own ⇒ ${secondColon}
  heading: Local⏎ → heading: |Local⏎ ¦ heading:  | Local⏎ ⇒ text can't begin with |; ${quotes}
  - So we → -  | So we ⇒ text can't begin with |; ${quotes}
  description: "Who → description: "{time} {time} ⇒ description: unknown name {time}; use one of business.name, business.phone, business.email, business.city, business.state, business.county, business.responseTime, business.satisfactionDays, prices.diagnostic-visit, prices.hardware-repair, prices.performance, prices.data-recovery, prices.wifi-network, prices.ethernet-finish-out, prices.ethernet-finish-out.jacks, prices.ethernet-expanded, prices.ethernet-expanded.jacks
  heading: "A small shop in {business.city}" → heading: "A small shop in {  business.city  }" ⇒ hero › heading: unknown name {  business.city  }; did you mean business.city?
  navLabel: About → navLabel: About⏎photo: { file: shop.jpg, alt: Us } @ photo: ⇒ photo › file: content/photos/ has no shop.jpg; put the photo there ‖ navLabel: About⏎photo: { file: photos/shop.jpg, alt: Us } ¦ navLabel: About⏎photo: { file: shop.heic, alt: Us } @ photo: ⇒ photo › file: write the name of a JPEG, PNG or WebP file in content/photos/, like shop.jpg
pages/contact.yaml
  /problems: .*/ → problems: { one: One, many: Some } ⇒ form › problems › many: keep {count} in this text
pages/every-page.yaml
  opens: "Opens {day} at → opens: "Opens at ⇒ openNow › opens: keep {day} and {time} in this text
legal/disclaimer.md
  Call {business.phone} → Call {business.phon} ⇒ unknown name {business.phon}; did you mean business.phone? ‖ Call {business.phone ¦ Call business.phone} ⇒ a brace has no partner; write a name between { and }, like {business.name} ‖ Call {prices.nope} {prices.nope.jacks} ⇒ ${noPrice}
legal/terms.md
  effective: 2025-01-08 → effective: 2025-13-08 ⇒ effective: use a date that exists, as year-month-day, like 2025-01-08
  /^---[^]*?---⏎/ → ∅ ¦ Terms⏎---⏎tab: Terms⏎---⏎ ⇒ the file must start with its fields between two lines of ---
  /(?<=2025-01-08⏎)---[^]*$/ → ---⏎⏎ ⏎ @ ∅ ⇒ there is no text below the fields; write it here ‖ --- ¦ ∅ ⇒ there is no text below the fields; write it here
  Parts, licenses → <script>alert(1)</script> Parts ¦ <img src=x onerror=alert(1)> Parts ¦ <meta http-equiv="refresh" content="0">⏎⏎Parts ¦ <form action="https://a.com">⏎⏎Parts</form> ¦ <!-- Parts --> ¦ <b>Parts</b> <i>and</i> ¦ Parts</b> ⇒ ${noHtml} ‖ ![Parts](https://a.com/x.png) ¦ ![Parts][1]⏎⏎[1]: /about⏎⏎ ⇒ ${noPicture} ‖ [Parts](javascript:alert(1)) ¦ [Parts](data:text/html,a) ¦ [Parts](//a.com) ¦ [Parts](http://a.com) ¦ www.a.com ¦ <vbscript:a> ¦ [Parts](contact) ¦ [Parts](https://a"b.com) ¦ [Parts](javascript:mailto:a) ¦ [Parts](http://a?https://a.com) ⇒ ${noLink} ‖ [Parts][1]⏎⏎[1]: http://a.com⏎⏎ @ [1]: ⇒ ${noLink} ‖ [Parts](/pricin?a) ¦ [Parts](/pricin) ⇒ this site has no /pricin; did you mean /pricing? ‖ [Parts](/pricing#visit) ⇒ this site has no /pricing#visit; use one of #disclaimer, /legal#disclaimer, #terms, /legal#terms, /services#device-repair, /services#network-installation, /services#business-support, /services#cybersecurity, /services#new-home-ethernet ‖ ~~~⏎Parts⏎~~~⏎ ¦ ⏎⏎    Parts, licenses ⇒ spaces at the start of a line, or ~~~, make this program code; remove them ‖ Parts[^1]⏎⏎[^1]: A note⏎⏎ ⇒ a legal text can't have footnotes; write the note in the text
  /(?<=2025-01-08⏎)---⏎/ → ∅ @ These terms ⇒ the fields end here; write a line of --- above
  /(?<=2025-01-08⏎---⏎)/ → +++⏎a⏎+++⏎ ⇒ toml is not possible in a legal text; remove it
  ## Fee → <<<<<<< HEAD⏎## Fee ⇒ ${merged} ‖ # Fee ⇒ begin a heading with ## or ###
`;

/** Changes that are no mistakes, each with what it is. */
const accepted = `
business.yaml
  days: [Sat]⏎ → days: [Mon]⏎    opens: "19:00"⏎    closes: "20:00"⏎  - days: [Tue]⏎    opens: "14:00"⏎    closes: "15:00"⏎  - days: [Sat]⏎ ⇒ hours that touch
  days: [Sat]⏎    opens: "10:00" → days: [Sun]⏎    opens: "18:00"⏎    closes: "02:00"⏎  - days: [Mon]⏎    opens: "02:00"⏎    closes: "15:00"⏎  - days: [Sat]⏎    opens: "10:00" ⇒ nights that touch
  closes: "16:00" → closes: "24:00" ¦ closes: "00:00" ¦ closes: "04:00" ⇒ midnight, and the next day
  opens: "10:00"⏎    closes: "16:00" → opens: "00:00"⏎    closes: "24:00" ⇒ a day round the clock
  to: 2026-11-28 → to: 2026-11-26 ⇒ a closure of one day
  opens: "10:00" → opens: "00:00" ⇒ midnight
  33.57786 → -90 ⇒ a pole
  timeZone: America/Chicago → timeZone: America/Indiana/Indianapolis ¦ timeZone: America/Kentucky/Louisville ¦ timeZone: Pacific/Honolulu ⇒ a zone of any name
  name: Hub City IT → name: "Hub City IT" # The name ¦ name: !!str Hub City IT ⇒ a comment after quotes, and a known tag
  satisfactionDays: 7 → satisfactionDays: 7 # days ⇒ a comment after a number
  /(?<=from: )2026-12-24⏎.*/ → 2026-01-02⏎    to: 2026-01-03 ⇒ closures in another order
  https://hubcityit.example → https://24.local.example ⇒ a digit, and the word local, within a host
  555-0142 → 555-0118 ⇒ 11 at another place
  notice: null → notice: { text: Moving, until: 2999-12-31 } ⇒ a notice of a coming day
  /⏎ +(url|organisation|widget): null/g →  ⇒ no field where there is no URL and no ID
  reason: Thanksgiving → reason: Sundays in May ⇒ a day in the reason of a closure
  /^/ → \uFEFF ⇒ a byte order mark
prices.yaml
  amount: 60 → amount: 150 ⇒ a repair at the price of a visit
  amount: 349 → amount: 100000 ⇒ a price of 100,000 dollars
services.yaml
  /askAbout: (device-repair|cybersecurity)/g → askAbout: consultation ⇒ the general topic, used by several
pages/every-page.yaml
  openNow: → cutOff: The page was cut off.⏎loadAgain: { text: Load it again }⏎openNow: ⇒ fields of older content folders
pages/about.yaml
  text: Locally → text: <<<<<<< Locally ⇒ arrows in a text
  navLabel: About → navLabel: About⏎photo: { file: here.jpg, alt: Us } ⇒ a photo that is there
pages/home.yaml
  button: Get Support → button: >-⏎    Get⏎    Support ⇒ a folded text
legal/terms.md
  title: Business → title: The --- and## Business ⇒ dashes and hashes in a field
  /^---⏎⏎(.*⏎){3}---⏎/ → --- \r⏎tab: Terms\r⏎title: Terms\r⏎effective: 2025-01-08\r⏎---⇥\r⏎ ⇒ Windows line ends
  Parts, licenses → [a](https://a.b/c?d#e) [www](https://www.a.com:8443) [b](mailto:{business.email}) [c](tel:+18065550142) [d](/contact?service=x) [e](/legal#terms) [f](#disclaimer) [g](/services#device-repair) [h](/contact.vcf) ⇒ a link of each kind
`;

/** Changes that are allowed but doubtful, in the notation of mistakes. */
const doubtful = `
business.yaml
  notice: null → notice: { text: Moving, until: 2020-01-01 } ⇒ notice › until: this day is past, so nobody sees the notice; choose a later day, or remove it
  closes: "16:00" → closes: "04:01" ⇒ hours › 2 › closes: this closes at 4:01AM on the next day; write a later time if you mean the same day
  longitude: -101.85517 → longitude: 101.85517 ⇒ place › longitude: this longitude is east of Greenwich; in the United States it begins with a minus sign
  opens: "15:00" → opens: "09:00" @ Weekdays after 3 PM ⇒ this says "3 PM", which the opening hours do not
prices.yaml
  /$/ → ⏎  - id: camera⏎    name: Camera⏎    detail: One.⏎    amount: 9⏎    from: true⏎    service: cybersecurity⏎ @ - id: camera ⇒ prices › 8: no page shows this price; add it to the Pricing page
  amount: 349 → amount: 349000 ⇒ prices › 7 › amount: check the zeros: this is $349,000
pages/about.yaml
  You don't have to take the day off. → Come on Sundays. ¦ Come on Sundays. Closed on Mondays. Not on Sundays. No Sundays. ⇒ advantages › items › 5 › text: this says "Sundays", which the opening hours do not
  text: On the site, before the visit. → text: 1 days before the visit. ⇒ advantages › items › 3 › text: this reads "1 days"; write it another way
`;

/** Changes that make several mistakes, with a ⊕ between their messages. */
const several = `
business.yaml
  tagline: → name: Other⏎motto: Local: IT⏎motto: ⇒ ${duplicateField} ⊕ ${secondColon}
  name: Hub City IT → name: &a Hub City IT⏎motto: *a ⇒ text can't begin with &; ${quotes} ⊕ text can't begin with *; ${quotes}
  /name: Hub[^]*phone: / → name: @Hub⏎tagline: Local: IT⏎name: Other⏎name: Third⏎phone: "⏎ ⇒ text can't begin with @; ${quotes} ⊕ ${secondColon} ⊕ ${duplicateField} ⊕ a quote opens here and does not close on the same line; close it
  /name: Hub[^]*place:/ → tagline: Local⏎name: One⏎name: Two⏎site: here⏎phone: (806) 555-0142⏎email: a@a.com⏎place: ⇒ ${duplicateField} ⊕ site: use a full URL that begins with https:// ‖ tagline: Local⏎site: https://a.com⏎phone: (806) 555-0142⏎email: a@a.com⏎place:⏎  nam: Hub ⇒ name: ${missing} ⊕ place › nam: unknown field; check its spelling, or remove the line
prices.yaml
  amount: 60 → ammount: 60⏎    color: red ⇒ prices › 1 › ammount: unknown field; did you mean amount? ⊕ prices › 1 › color: unknown field; check its spelling, or remove the line
  /detail: .*⏎    amount: 60/ → detail: "{prices.nope}"⏎    amount: 0 ⇒ prices › 1 › detail: ${noPrice} ⊕ prices › 1 › amount: a price must be more than 0, like 150
  prices: → extra: "{business.phon} {prices.nope}"⏎prices: ⇒ extra: unknown field; check its spelling, or remove the line ⊕ extra: unknown name {business.phon}; did you mean business.phone?
pages/pricing.yaml
  /- price: performance⏎ +- price: data-recovery/ → - price: tune⏎    - price: tone ⇒ repair › rows › 2 › price: prices.yaml has no price "tune"; use one of ${priceIds} ⊕ repair › rows › 3 › price: prices.yaml has no price "tone"; use one of ${priceIds}
  /(?<=hardware-repair⏎ +- )price: .*⏎ +- price: .*⏎/ → price: tune⏎    - price: tune⏎    - price: data-recovery⏎ ⇒ repair › rows › 2 › price: prices.yaml has no price "tune"; use one of ${priceIds} ⊕ repair › rows › 3 › price: prices.yaml has no price "tune"; use one of ${priceIds}
pages/about.yaml
  navLabel: About → navLabel: About⏎photo: { file: shop.jpg, alt: Us }⏎motto: We care ⇒ photo › file: content/photos/ has no shop.jpg; put the photo there ⊕ motto: unknown field; check its spelling, or remove the line
legal/disclaimer.md
  Call {business.phone} → Call {business.phon} {prices.nope} ⇒ unknown name {business.phon}; did you mean business.phone? ⊕ ${noPrice}
legal/terms.md
  Parts, licenses → <b> ![Parts](/y)⏎<i> ⇒ ${noHtml} ⊕ ${noPicture} ⊕ ${noHtml}
`;

/** Reads the notation above. */
const changesIn = (table: string) =>
  linesByFile(table.replaceAll("⇥", "\t").replaceAll("∅", "")).flatMap(({ file, line }) => {
    const [, written = "", changes = ""] = /^(.*?) → (.*)$/s.exec(line) ?? [];
    const [, pattern, flags] = /^\/(.*)\/(g?)$/s.exec(written) ?? [];
    const from = pattern ? new RegExp(pattern, flags) : written;
    return changes.split(" ‖ ").map((change) => {
      const [, to = "", at, text = ""] = /^(.*?)(?: @ (.*))? ⇒ (.*)$/s.exec(change) ?? [];
      return { file, from, to: to.split(" ¦ "), at, text };
    });
  });

test.each(changesIn(mistakes))("a mistake in $file is reported once: $text", (mistake) => {
  const { file, from, to, at, text } = mistake;
  for (const mistaken of to) {
    const texts = changeTexts([[file, from, mistaken]]);
    const found = checkContent(texts).problems.map((problem) => [
      problem.field === "" ? problem.message : `${problem.field}: ${problem.message}`,
      lineOf(texts, problem),
    ]);
    expect(found).toEqual([[text, expect.stringContaining(at ?? mistaken.split("\n")[0] ?? "")]]);
  }
});

test.each(changesIn(several))("each of several mistakes in $file is reported: $text", (mistake) => {
  const { file, from, to, text } = mistake;
  const { problems } = checkContent(changeTexts([[file, from, to.join()]]));
  const found = problems.map(({ field, message }) => [field, message].filter(Boolean).join(": "));
  expect(found).toEqual(text.split(" ⊕ "));
});

test.each(changesIn(doubtful))("a doubt in $file is no mistake: $text", (doubtful) => {
  for (const written of doubtful.to) {
    const texts = changeTexts([[doubtful.file, doubtful.from, written]]);
    const { problems, doubts } = checkContent(texts);
    expect(problems).toEqual([]);
    expect(doubts.map(({ field, message }) => [field, message].filter(Boolean).join(": "))).toEqual(
      [doubtful.text],
    );
    expect(lineOf(texts, doubts[0] as Problem)).toContain(doubtful.at ?? written);
  }
});

test.each(changesIn(accepted))("$text is accepted", ({ file, from, to }) => {
  const before = new Map([...sampleTexts, ["photos/here.jpg", ""]]);
  for (const each of to) {
    const { problems, doubts } = checkContent(changeTexts([[file, from, each]], before));
    expect([...problems, ...doubts]).toEqual([]);
  }
});

test.each([
  ["[Mon, Tue, Wed, Thu, Fri] 08:00-12:00", "afternoons evenings weekends 10:30AM 8p.m 12AM"],
  ["[Mon, Sat] 12:00-18:00", "Mornings evenings weekdays 8am 10:30AM 8p.m 12AM"],
  ["[Sun] 18:00-20:00", "Mornings afternoons weekdays 8am 10:30AM 12PM 12AM"],
  ["[Fri] 20:00-02:00", "Mornings afternoons weekdays weekends 8am 10:30AM 12PM 12AM"],
  ["[Fri] 17:00-24:00", "Mornings weekdays weekends 8am 10:30AM 12PM 8p.m"],
  ["[Mon] 08:00-10:30 [Sat] 13:00-20:00", "weekdays 12PM 12AM"],
])("the hours %s do not say: %s", (hours, doubtful) => {
  const entry = '  - { days: $1, opens: "$2", closes: "$3" }\n';
  const said =
    "Mornings, afternoons, evenings, weekdays, weekends, at 8am, 10:30AM, 12PM, 8p.m or 12AM";
  const written = hours.replaceAll(/(\[.*?\]) ([\d:]+)-([\d:]+) ?/g, entry);
  const texts = changeTexts([
    ["business.yaml", /(?<=hours:\n)( .*\n)+/, written],
    ["pages/about.yaml", "You don't have to take the day off.", said],
  ]);
  const doubts = checkContent(texts).doubts.filter(({ field }) => field.endsWith("5 › text"));
  const words = doubts.map(({ message }) => /"(.*)"/.exec(message)?.[1]);
  expect(words.sort()).toEqual(doubtful.split(" ").sort());
});

test("a business by appointment has no hours, and texts about them are doubtful", () => {
  const texts = changeTexts([["business.yaml", /hours:\n( .*\n)+/, "hours: []\n"]]);
  const { problems, doubts } = checkContent(texts);
  expect(problems).toEqual([]);
  expect(doubts.map(({ message }) => message)).toContain(
    'this says "3 PM", which the opening hours do not',
  );
});

test.each(['"', "'"])("an unclosed %s is reported once, at its own line", (quote) => {
  const lines = sampleTexts.get("business.yaml")?.split("\n") ?? [];
  for (const [index, line] of lines.entries()) {
    const [, start = "", text] = /^( *(?:- )?(?:\w+: )?)([^\s#[].*[^:])$/.exec(line) ?? [];
    if (text === undefined) continue;
    const unclosed = lines.with(index, start + quote + text.replaceAll(/["']/g, ""));
    const message = "a quote opens here and does not close on the same line; close it";
    const problem = { file: "x.yaml", line: index + 1, field: "", message };
    expect(parseYaml("x.yaml", unclosed.join("\n")).problems).toEqual([problem]);
  }
});

test("a missing file is reported, with the name of a file that it may be", () => {
  const texts = new Map([...sampleTexts, ["prices.yml", ""], ["services.yaml.txt", ""]]);
  for (const file of ["prices.yaml", "services.yaml", "legal/terms.md"]) texts.delete(file);
  const found = checkContent(texts).problems.map((problem) => Object.values(problem).join());
  expect(found).toEqual([
    "content/legal/terms.md,1,,the file is missing; restore it",
    "content/prices.yaml,1,,the file is missing; if content/prices.yml is this file, rename it",
    "content/services.yaml,1,,the file is missing; if content/services.yaml.txt is this file, rename it",
  ]);
});
