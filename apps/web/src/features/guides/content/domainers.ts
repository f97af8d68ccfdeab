import type { Guide } from '../guide.ts'

export const domainers: Guide = {
  title: 'Domain name combination generator',
  description:
    'Join words and endings into lists of domain names for bulk checks: two-word brandables, service and city names, and hyphenated names for .de.',
  badge: 'For domain investors',
  heading: 'Lists of names, ready for a bulk availability check',
  lead: 'Good hand registrations are found by checking many plain names, not by waiting for a clever one. Set the separator to Nothing, put the endings in the last column, and the list reads as a registrar wants it.',
  applications: [
    {
      title: 'Two-word brandables',
      text: 'A quality or a colour, a thing one can picture, an ending. Keep each column to words of one or two syllables, and the names stay short enough to say over the telephone.',
    },
    {
      title: 'Service and city',
      text: 'City first or trade first: swap the columns and generate again, since people register both. Cities with one obvious spelling are worth more trouble than those with three.',
    },
    {
      title: 'The other endings of a name you own',
      text: 'Your own name and its plural in column 1, additions such as app, shop or group in column 2, the endings in column 3. The free ones tell you what a buyer could still pick up without you, the taken ones who might want yours.',
    },
    {
      title: 'Sifting an expiry list',
      text: 'Generate the names that you would want, sort them, and compare them with the day’s list of dropping domains in a spreadsheet. You then look at matches instead of at thousands of strangers.',
    },
  ],
  examples: [
    {
      title: 'Brandables under three endings',
      text: 'Start here when a word group has caught your eye. With Nothing as the separator the parts close up, and any space inside a word goes as well. Paste the 60 names into the bulk search of your registrar and look first at the roots that are free under .com.',
      headings: ['Quality', 'Thing', 'Ending'],
      columns: [
        ['north', 'bright', 'quiet', 'silver'],
        ['canyon', 'ledger', 'orchard', 'lantern', 'meadow'],
        ['.com', '.co', '.io'],
      ],
      options: { separator: 'nothing' },
    },
    {
      title: 'Local trades, one ending',
      text: 'When the ending is settled it need not take a column: here it is the suffix of the wrap, which leaves three columns for words. Check the list, then look at who advertises in those cities. Those are your likeliest buyers.',
      headings: ['City', 'In the house', 'Work'],
      columns: [
        ['leeds', 'derby', 'exeter', 'norwich'],
        ['roof', 'boiler', 'driveway', 'bathroom'],
        ['repairs', 'experts', 'quotes'],
      ],
      options: { separator: 'nothing', wrap: 'custom', customPrefix: '', customSuffix: '.com' },
    },
    {
      title: 'Hyphenated names for the German market',
      text: 'German runs nouns together until nobody can read them, so names with hyphens are ordinary under .de. The minus separates and .de follows as the suffix. Umlauts are written ae, oe and ue here; .de allows them too, so check both spellings.',
      headings: ['Technology', 'Service', 'City'],
      columns: [
        ['solaranlagen', 'waermepumpen', 'wallbox'],
        ['beratung', 'montage', 'wartung'],
        ['berlin', 'koeln', 'leipzig', 'nuernberg'],
      ],
      options: { separator: 'minus', wrap: 'custom', customPrefix: '', customSuffix: '.de' },
    },
  ],
  facts: {
    title: 'What a name may be made of',
    points: [
      'The part between two dots has at most 63 characters: letters, digits and hyphens, with no hyphen at the start or the end.',
      'Capitals make no difference. NorthCanyon.com and northcanyon.com are one name.',
      'Two-letter endings belong to countries and territories, and each sets its own rules on who may register and how a name is transferred.',
      'Somebody who holds a trade mark can claim a name that was registered in bad faith to profit from it (the UDRP is the procedure for .com). A place and a trade is seldom a risk, a brand nearly always.',
      'Read joined words once more as a stranger: “choosespain” falls apart in two places.',
      'Wordloom makes names. Whether one is free, only the registry knows, so check on the day you mean to buy.',
    ],
  },
  closing: {
    title: 'Make a list before the next coffee',
    text: 'Twenty first words, twenty second words and three endings are 1,200 names. Generate them, check them in bulk, and sleep on whatever is free.',
  },
  related: ['/brand-builders-guide', '/local-business-guide', '/app-developers-guide'],
}
