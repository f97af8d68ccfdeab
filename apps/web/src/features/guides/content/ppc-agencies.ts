import type { Guide } from '../guide.ts'

export const ppcAgencies: Guide = {
  title: 'PPC campaign name and keyword builder',
  description:
    'Build campaign names by location, keywords for each branch and landing page checks for every client, from lists you write once.',
  badge: 'For PPC agencies',
  heading: 'One structure for every client account',
  lead: 'Service, city, campaign type: settle the structure once and a new client is three edited lists. Names come out spelled alike in every account, and filters, scripts and reports go on working.',
  applications: [
    {
      title: 'Campaigns by location',
      text: 'A list of services and a list of cities give a campaign name for each pair, in a form a report can take apart again. For the next client you replace the cities, not the method.',
    },
    {
      title: 'Keywords branch by branch',
      text: 'Treatment, interest, city. Clients with six branches want six times the same ad group: change the last column, generate, and paste into the next one.',
    },
    {
      title: 'Branches that keep apart',
      text: 'The Leeds campaign should not answer searches for York. Cross the services with all cities but one and add the lines there as negatives; then do the next city.',
    },
    {
      title: 'Landing page checks',
      text: 'Site, page and click identifier give every address an ad will open. Run the list through a link checker before launch, while a broken page still costs nothing.',
    },
  ],
  examples: [
    {
      title: 'Campaign names for a dental group',
      text: 'Four services, six cities, three campaign types: 72 names, spelled the same way. The client code is the prefix, so the next account begins with another code and other cities. Paste the names into the campaign column in Google Ads Editor. In a report, split them at the underscore and client, service, city and type are columns again.',
      headings: ['Service', 'City', 'Type'],
      columns: [
        ['Implants', 'Whitening', 'Aligners', 'Emergency'],
        ['Leeds', 'York', 'Hull', 'Sheffield', 'Bradford', 'Wakefield'],
        ['Search', 'PMax', 'Display'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '_',
        wrap: 'custom',
        customPrefix: 'NGD_',
        customSuffix: '',
      },
    },
    {
      title: 'Phrase match keywords for one ad group',
      text: 'Needed when people from out of town search with the city in the phrase, as they do before an expensive treatment. Copy the lines as they are: Google Ads reads the quotation marks as phrase match. Check them against the search terms the account already has, so that you add only what is new.',
      headings: ['Treatment', 'Interest', 'City'],
      columns: [
        ['dental implants', 'teeth implants', 'single tooth implant'],
        ['cost', 'clinic', 'consultation', 'finance'],
        ['leeds', 'york', 'hull', 'sheffield'],
      ],
      options: { separator: 'space', wrap: 'quotes' },
    },
    {
      title: 'Landing pages before launch',
      text: 'A redirect that drops the click identifier takes conversions out of every report, and nobody sees it on the page. Open each address, or give the list to a link checker, and see whether the parameter survives: gclid is added by Google Ads, msclkid by Microsoft Advertising, fbclid by Meta. With Nothing as separator the parts close up to one address.',
      headings: ['Site', 'Page', 'Identifier'],
      columns: [
        ['https://mill.test', 'https://park.test', 'https://quay.test'],
        ['/implants', '/whitening', '/aligners', '/emergency'],
        ['?gclid=1', '?msclkid=1', '?fbclid=1'],
      ],
      options: { separator: 'nothing' },
    },
  ],
  facts: {
    title: 'What the lists cannot decide for you',
    points: [
      'Google Ads stops at 80 characters and 10 words a keyword. The longest one above has 43 characters and five words, so there is room for a longer service.',
      'A city in a keyword is about what people type. A location target is about where they are. A campaign may need one, the other or both.',
      'Remove Duplicates compares letter by letter, capitals included. Google Ads takes Leeds and leeds for the same keyword, so keep keyword columns in lower case.',
      'Wordloom connects to no ad account, sets no bids and has no search volumes. It makes the lists; your import sheet or Google Ads Editor takes them from there.',
    ],
  },
  closing: {
    title: 'Keep a client’s structure as a project',
    text: 'With an account, columns and options of a client can be a project, there again at the next restructure. Without one, the words stay in this browser, and the export is yours.',
  },
  related: ['/google-ads-guide', '/local-business-guide', '/email-marketing-guide'],
}
