import type { Guide } from '../guide.ts'

export const ppcAgencies: Guide = {
  title: 'PPC campaign name and keyword builder',
  description:
    'Build campaign names by market and channel, keywords for each branch and landing page checks for every client, from lists you write once.',
  badge: 'For PPC agencies',
  heading: 'One naming convention for every client account',
  lead: 'Agree on the naming convention once, and a new client is three edited columns. Names are spelled the same way in every account, so filters, scripts and reports keep working.',
  applications: [
    {
      title: 'Campaign names that reports can split',
      text: 'Put market, channel and theme into three columns and join them with underscores. In a report, split the name at the underscore and each part is a column again. For the next client, change the client code and the markets.',
    },
    {
      title: 'Keywords branch by branch',
      text: 'Put treatment, interest and city into the columns. Generate the list once, filter it by city, and paste each branch its own keywords.',
    },
    {
      title: 'One campaign per city',
      text: "The Tampa campaign shouldn't answer searches for Miami. Paste the client's cities into one column, take out the campaign's own, and leave the other columns empty. Add the result as campaign negatives: one city name blocks every search that contains it.",
    },
    {
      title: 'Landing page checks',
      text: 'Site, page and click identifier give you every URL an ad can open. Run the list through a link checker before launch, while a broken page still costs nothing.',
    },
  ],
  examples: [
    {
      title: 'Campaign names for a software client',
      text: "The grid has 48 names; your account won't need them all. Smart Bidding learns from conversions, so keep the few campaigns that will each get enough of them and need their own budget or target. The prefix is the client code. Keep the rest of the grid as a reference: when you add a campaign, its name is ready.",
      headings: ['Market', 'Channel', 'Theme'],
      columns: [
        ['US', 'UK', 'IE', 'AU'],
        ['Search', 'PMax', 'DemandGen'],
        ['Brand', 'Payroll', 'Invoicing', 'Competitors'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '_',
        wrap: 'custom',
        customPrefix: 'LDG_',
        customSuffix: '',
      },
      deletions: [
        {
          row: 'LDG_US_PMax_Competitors',
          why: "Performance Max has search themes instead of keywords, so you can't hold it to competitor names.",
        },
        {
          row: 'LDG_IE_Search_Invoicing',
          why: 'In a small market, a campaign per theme gets too few conversions. Make the themes ad groups of one Search campaign.',
        },
        {
          row: 'LDG_AU_DemandGen_Brand',
          why: "Searches don't trigger Demand Gen ads, so “Brand” says nothing about who sees them. Name the audience.",
        },
      ],
    },
    {
      title: 'Phrase match keywords for four branches',
      text: 'Patients compare prices across towns before an expensive treatment, so they type the city. Twelve lines belong to each city: filter by its name and paste them into the ad group of that branch, with ads and a landing page of its own. Google Ads reads the quotes as phrase match. The longest keyword has 43 characters and five words.',
      headings: ['Treatment', 'Interest', 'City'],
      target: 'google-ads-keyword',
      columns: [
        ['dental implants', 'tooth implant', 'implant dentures'],
        ['cost', 'clinic', 'consultation', 'payment plans'],
        ['tampa', 'miami', 'orlando', 'jacksonville'],
      ],
      options: { separator: 'space', wrap: 'quotes' },
      deletions: [
        {
          row: '"tooth implant clinic tampa"',
          why: 'Close variants of “dental implants clinic tampa” usually cover it. Keep one until the search terms report shows a difference.',
        },
        {
          row: '"dental implants payment plans jacksonville"',
          why: "Delete it for branches that don't offer financing.",
        },
        {
          row: '"implant dentures consultation miami"',
          why: 'Delete it if the Miami page never mentions dentures. The ad would send people to the wrong page.',
        },
      ],
    },
    {
      title: 'Landing pages before launch',
      text: "A redirect that drops the click identifier also drops the conversion from your reports, and you can't see that on the page. Open each URL, or give the list to a link checker, and see whether the parameter is still in the URL at the end. Replace the three sites with your client's. The value 1 is a placeholder, so Analytics may count the check as paid visits: tell the client when it runs. With Nothing as the separator, the parts join into one URL.",
      headings: ['Site', 'Page', 'Identifier'],
      columns: [
        ['https://mill.test', 'https://park.test', 'https://quay.test'],
        ['/implants', '/whitening', '/aligners', '/emergency'],
        ['?gclid=1', '?gbraid=1', '?wbraid=1', '?msclkid=1', '?fbclid=1'],
      ],
      options: { separator: 'nothing' },
      deletions: [
        {
          row: 'https://park.test/whitening?msclkid=1',
          why: "Delete it if this client doesn't run Microsoft Advertising.",
        },
        {
          row: 'https://mill.test/aligners?fbclid=1',
          why: 'Meta ads often open another page. Check that one instead.',
        },
        {
          row: 'https://quay.test/emergency?gclid=1',
          why: 'Delete it if no ad opens this page. Check the booking page instead: the conversion happens there.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to name campaigns in Google Ads Editor',
    drawing: { example: 0, labels: { prefix: 'client' } },
    steps: [
      {
        title: 'Write down the convention',
        text: 'Decide on the parts, their order and their spelling with the people who build the reports. Three or four parts are enough. Leave out what Google Ads reports anyway, such as the bid strategy.',
      },
      {
        title: 'Enter the values of each part',
        text: "Use one column per part and one line per value. Don't use spaces or underscores in a value. The underscore separates the parts.",
      },
      {
        title: 'Set the separator and the client code',
        text: 'Choose Custom as the separator and enter an underscore. Choose Custom as the wrap and enter the client code, with its underscore, as the prefix.',
      },
      {
        title: 'Export the names and their parts',
        text: 'Generate the grid and export it twice, as CSV with one column and with one column per word. Side by side in your import sheet, each name has its parts, ready for labels and lookups. Or let <rows>Table</rows> do it in one pass: a field for the campaign with <code>{text}</code> and a field for each column.',
      },
      {
        title: 'Keep only what you launch',
        text: "Go through the sheet row by row and delete the rest. A pair that's always wrong can be a rule: under <rows>Rules</rows>, say that when Channel is PMax, Theme isn't Competitors, and 44 of the 48 names are left. Every split divides budget and conversions, so give a row a campaign only if it needs its own budget, target or location.",
      },
      {
        title: 'Import the sheet into Google Ads Editor',
        text: 'Put the names under the header <code>Campaign</code>, and add <code>Campaign type</code>, <code>Budget</code>, <code>EU political ads</code> and the other columns you need. Set <code>Campaign status</code> to Paused until someone else has checked the settings. In Google Ads Editor, choose Account, Import, From file, review the proposed changes, and post them.',
      },
    ],
  },
  limits: [
    'google-ads-campaign-name',
    'google-ads-campaigns',
    'google-ads-ad-group',
    'google-ads-keyword',
    'google-ads-negative-list',
    'google-ads-account-negatives',
    'google-ads-performance-max-negatives',
    'microsoft-keyword',
  ],
  facts: {
    title: 'What breaks bulk uploads and reports',
    points: [
      'Google Ads Editor recognizes English column headers only. Capitals and spaces in headers make no difference.',
      'In an Editor file, an empty cell changes nothing and <code>[]</code> erases the value. Make sure that no keyword ends up as a pair of empty brackets.',
      'Bulk uploads on the web use different headers from Editor, and each campaign row needs the column <code>EU political ads</code>. Download the template from the Uploads page first.',
      'Google Ads adds <code>gclid</code>, and for many clicks from iPhones and iPads <code>gbraid</code> or <code>wbraid</code>. Microsoft Advertising adds <code>msclkid</code>, Meta <code>fbclid</code>. Keep all of them through every redirect.',
      'A city in a keyword matches what people type. A location target matches where they are, and by default also where their interest is: for a client that serves one town, change the location option to Presence.',
      "Remove Duplicates is case sensitive and Google Ads keywords aren't, so keep keyword columns in lowercase. <googleads>The Google Ads guide</googleads> explains match types and negatives.",
    ],
  },
  sources: [
    {
      title: 'Google Ads Editor Help: CSV file columns',
      url: 'https://support.google.com/google-ads/editor/answer/57747',
    },
    {
      title: 'Google Ads Data Manager: ad identifiers',
      url: 'https://docs.cloud.google.com/php/docs/reference/data-manager/latest/V1.AdIdentifiers',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Keep each client as a project',
    text: "With an account, you can save a client's columns and options as a project and open them at the next restructure. Clients who run a single shop or van may prefer <local>the guide for local businesses</local>.",
  },
  related: ['/google-ads-guide', '/local-business-guide', '/email-marketing-guide'],
}
