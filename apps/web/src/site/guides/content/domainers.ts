import type { Guide } from '../guide.ts'

export const domainers: Guide = {
  title: 'Domain name combination generator',
  description:
    'Join words and endings into lists of domain names for bulk checks: two-word brandables, service and city names, and hyphenated names for .de.',
  badge: 'For domain investors',
  heading: 'Lists of names, ready for a bulk availability check',
  lead: "Good hand registrations come from checking a lot of plain names. Choose Nothing as the separator, put the endings in the last column, and you get one domain per line, ready to paste into a registrar's bulk search.",
  applications: [
    {
      title: 'Two-word brandables',
      text: 'Put a quality in column 1, something you can picture in column 2 and the endings in column 3. Stick to words of one or two syllables, so that the name passes the radio test: a listener can spell it after hearing it once.',
    },
    {
      title: 'Service and city',
      text: "Generate with the city first, then swap the columns and generate with the trade first. Businesses register both. Skip cities that people misspell. <local>The guide for local businesses</local> shows how these buyers word what they're looking for.",
    },
    {
      title: 'Alternatives to a name you own',
      text: 'Put your name and its plural in column 1, additions such as <code>app</code>, <code>shop</code> or <code>group</code> in column 2 and the endings in column 3. Free names are the ones a buyer could register instead of paying you. Owners of taken names are your outreach list.',
    },
    {
      title: 'Filtering a drop list',
      text: "Generate the names you'd want, paste them next to the day's list of expiring domains in a spreadsheet, and look up each one. You read a handful of matches instead of the whole list. <data>The guide to data entry</data> shows how to compare two lists.",
    },
  ],
  examples: [
    {
      title: 'Brandables under three endings',
      text: 'The separator is Nothing, so the parts run together, and spaces inside a word disappear too. Paste the 60 names into a bulk search and start with the roots that are free under .com. If all three endings are free, ask yourself why nobody has wanted the name yet.',
      headings: ['Quality', 'Thing', 'Ending'],
      columns: [
        ['north', 'bright', 'quiet', 'silver'],
        ['canyon', 'ledger', 'orchard', 'lantern', 'meadow'],
        ['.com', '.ai', '.io'],
      ],
      options: { separator: 'nothing' },
      deletions: [
        {
          row: 'silverledger.com',
          why: 'Ledger is a brand of crypto wallets. Check the trademarks in finance first, where your buyer would come from.',
        },
        {
          row: 'quietorchard.ai',
          why: 'Nothing in it says AI, and you pay for two years up front.',
        },
        {
          row: 'northmeadow.io',
          why: 'A landscape name can take years to sell, and its buyer will ask about the future of .io.',
        },
      ],
    },
    {
      title: 'Local trades, one ending',
      text: "Once you've settled on an ending, it doesn't need a column. Here it's the suffix of the wrap, which leaves three columns for words. Check the list, then look at who advertises for that trade in that city: those are your likeliest buyers.",
      headings: ['City', 'In the house', 'Work'],
      columns: [
        ['tampa', 'boise', 'leeds', 'perth'],
        ['roof', 'furnace', 'driveway', 'bathroom'],
        ['repair', 'pros', 'quotes'],
      ],
      options: { separator: 'nothing', wrap: 'custom', customPrefix: '', customSuffix: '.com' },
      deletions: [
        {
          row: 'leedsfurnacerepair.com',
          why: 'Homes in Leeds have boilers, and British trades look for .co.uk first.',
        },
        {
          row: 'tampafurnacepros.com',
          why: 'Tampa cools far more than it heats. Generate Florida separately, with <code>ac</code> in place of <code>furnace</code>.',
        },
        {
          row: 'perthroofquotes.com',
          why: "There's a Perth in Australia and one in Scotland, and the name doesn't say which.",
        },
      ],
    },
    {
      title: 'Hyphenated names for the German market',
      text: 'German joins nouns into long words, so hyphens are common in .de names: they show where one word ends. Minus goes between the words and .de is the suffix. Umlauts are written ae, oe and ue here. The spellings with ä, ö and ü are separate domains, so check both.',
      headings: ['Technology', 'Service', 'City'],
      columns: [
        ['solaranlagen', 'waermepumpen', 'wallbox'],
        ['beratung', 'montage', 'wartung'],
        ['berlin', 'koeln', 'leipzig', 'nuernberg'],
      ],
      options: { separator: 'minus', wrap: 'custom', customPrefix: '', customSuffix: '.de' },
      deletions: [
        {
          row: 'wallbox-montage-berlin.de',
          why: 'Germans call any home charger a wallbox, but a maker of chargers uses it as its brand. Ask a lawyer first.',
        },
        {
          row: 'waermepumpen-beratung-koeln.de',
          why: 'Drop it if someone already trades under wärmepumpen-beratung-köln.de. Customers would take the two for one business.',
        },
        {
          row: 'solaranlagen-montage-nuernberg.de',
          why: '30 characters and two hyphens before the ending are too many for a van or a business card.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to check hundreds of domain names at once',
    drawing: { example: 0 },
    steps: [
      {
        title: 'Collect two groups of words',
        text: "Pick words that belong together, such as qualities and things or cities and trades. Leave out other companies' brands from the start.",
      },
      {
        title: 'Fill the columns',
        text: 'Type one word per line, the endings with their dot in the last column. For a single ending, choose Custom as the wrap and type the ending as the suffix.',
      },
      {
        title: 'Choose the separator',
        text: 'Nothing joins the words. Minus (-) puts a hyphen between them. Under <rows>Rules</rows>, “At most … characters” with 15 also drops longer names, ending included: 38 of the 60 in the first example are left.',
      },
      {
        title: 'Generate, then read the list as a stranger',
        text: 'Press Generate Combinations with Remove Duplicates ticked. Then look for names that fall apart in the wrong place: “choosespain” is “choose Spain” to you and “chooses pain” to someone else.',
      },
      {
        title: 'Paste the list into a bulk search',
        text: "Press Copy All, open your registrar's bulk search and paste. At GoDaddy it's called Bulk Domain Search, at Namecheap Beast Mode. If you have more names than the form takes, export TXT and paste the file in parts.",
      },
      {
        title: 'Look at the renewal price before you buy',
        text: 'A free name may be a registry premium with a high price every year. Note the renewal, not the first-year offer: it decides how long you can wait for a buyer.',
      },
    ],
  },
  limits: ['domain-label', 'domain-name', 'ai-domain', 'de-domain'],
  facts: {
    title: 'What to know before you register',
    points: [
      "The future of <code>.io</code> is open. It's the country code of the British Indian Ocean Territory, and in May 2025 the UK signed a treaty to hand those islands to Mauritius. If the code IO leaves the ISO list, ICANN's policy gives five years to phase the ending out, and that may be extended. Until then, .io names register and renew as usual.",
      '<code>.ai</code> is the country code of Anguilla. You register and renew for at least two years, so 50 names are 100 years of fees. Count that before you add it to a column.',
      'Two-letter endings are country codes. Each registry sets its own rules for registration, transfers and disputes, so read them before you buy in a new ending.',
      'Since January 2025, RDAP has replaced WHOIS for .com and the other generic endings. A lookup that finds nothing is only a hint, and for <code>.io</code> some lookups have missed registered names. You know that a name is free when the registrar accepts the order.',
      "Under the UDRP, a trademark owner can have your .com transferred if it's confusingly similar to the mark, you have no legitimate interest in it, and you registered and used it in bad faith. Registering it mainly to sell it to that owner or a competitor counts as bad faith. Under the US Anticybersquatting Consumer Protection Act, a court can also award $1,000 to $100,000 in damages per domain name.",
      'Capital letters make no difference in a domain name. For names you want to build on yourself, see <brands>the guide for brand builders</brands>.',
    ],
  },
  sources: [
    {
      title: 'ICANN: the Chagos Archipelago and the .io domain',
      url: 'https://www.icann.org/en/blogs/details/the-chagos-archipelago-and-the-io-domain-14-11-2024-en',
    },
    {
      title: 'DENIC: internationalized domain names under .de',
      url: 'https://www.denic.de/en/know-how/idn-domains/',
    },
    {
      title: 'Legal Information Institute: 15 U.S.C. 1117, damages',
      url: 'https://www.law.cornell.edu/uscode/text/15/1117',
    },
    {
      title: 'IONOS: what the end of WHOIS means',
      url: 'https://www.ionos.com/digitalguide/domains/domain-news/whois-sunset/',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Check a thousand names this afternoon',
    text: 'Twenty first words, twenty second words and three endings make 1,200 names. Generate them in <generator>the generator</generator>, check them in bulk, and look up the trademarks and the renewal price of each free name before you pay.',
  },
  related: ['/brand-builders-guide', '/local-business-guide', '/app-developers-guide'],
}
