import type { Guide } from '../guide.ts'

export const ppcAgencies: Guide = {
  title: 'PPC campaign name and keyword builder',
  description:
    'Build campaign names by location, phrase match keywords and headlines within 30 characters for each client, from lists you write once.',
  badge: 'PPC agencies',
  heading: 'One structure for every client account',
  lead: 'Service, city, campaign type: settle the structure once and a new client is three edited lists. Names come out spelled alike in every account, and filters, scripts and reports go on working.',
  applications: [
    {
      title: 'Campaigns by location',
      text: 'A list of services and a list of cities give a campaign name for each pair, in a form a report can take apart again. For the next client you replace the cities, not the method.',
    },
    {
      title: 'Keywords by match type',
      text: 'The wrap is the match type: quotes for phrase, brackets for exact, nothing for broad. Generate, change the wrap, generate again. The words stay as they are.',
    },
    {
      title: 'Negative lists for onboarding',
      text: 'Jobs, training, salary, DIY: cross what no client wants to pay for with the services each one sells. With an account, save the first column as a list and it is there for the next client.',
    },
    {
      title: 'Headline drafts',
      text: 'Quality, service, city. Choose words so that the longest line fits and you know that every line does, before the copy goes to the client for approval.',
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
      title: 'Headlines that all fit',
      text: 'Add up the longest word of each column and the two spaces: 8, 11, 8 and 2 make 29. One sum, and all sixty headlines are within 30 characters. Pick five or six that differ in more than the city for each ad.',
      headings: ['Quality', 'Service', 'City'],
      columns: [
        ['Same-Day', 'Private', 'Gentle', 'Weekend'],
        ['Dentist', 'Dental Care', 'Check-Ups'],
        ['in Leeds', 'in York', 'in Hull', 'in Otley', 'in Selby'],
      ],
      options: { separator: 'space' },
    },
  ],
  facts: {
    title: 'Limits to build around',
    points: [
      'A Google Ads keyword holds at most 80 characters and 10 words. A headline holds 30 characters.',
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
