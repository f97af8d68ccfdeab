import type { Guide } from '../guide.ts'

export const localBusiness: Guide = {
  title: 'Local keyword generator for service businesses',
  description:
    'Combine services, towns and what customers ask for into local search phrases, flyer lines and complete price lists. For trades and salons.',
  badge: 'For local businesses',
  heading: 'Every service you offer, in every town you drive to',
  lead: 'Customers search for a job and a place. Write down your services once and your towns once, and get every pair as a search phrase, a flyer line or a row of your price list.',
  applications: [
    {
      title: 'Phrases you want to be found for',
      text: 'How soon, what and where: three columns give you the searches that bring jobs. Check where you rank for the ten that bring the best jobs, and leave the others alone for now.',
    },
    {
      title: 'Pages worth building',
      text: 'Services and towns in two columns show all the pages your site could have. Cross out the ones where you have no photo, price or customer of your own. Build the pages that remain.',
    },
    {
      title: 'Price lists',
      text: 'Put service, hair length and stylist into three columns. A salon with four services, three lengths and three levels has 36 prices, and the list shows you which one is missing.',
    },
    {
      title: 'Flyers and posts',
      text: 'Say what you do, where, and why now. You get one line per street or post, with the name of the neighborhood in it.',
    },
  ],
  examples: [
    {
      title: 'Searches for a plumber near Columbus, Ohio',
      text: 'Water through the ceiling makes people type three things: how soon, what and where. Put the phrases into a rank tracker, use them for a small search campaign, and borrow their wording for headings you already have.',
      headings: ['Urgency', 'Job', 'Place'],
      columns: [
        ['emergency', 'same day', '24 hour'],
        ['plumber', 'water heater repair', 'drain cleaning', 'leak detection'],
        ['in Columbus', 'in Dublin', 'in Westerville', 'in Hilliard', 'in Grove City'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: '24 hour plumber in Grove City',
          why: 'Delete every “24 hour” row if nobody answers the phone at night.',
        },
        {
          row: 'same day leak detection in Dublin',
          why: 'To a tracker without a location, this is Dublin in Ireland. Set the location to Ohio or write “Dublin OH”.',
        },
        {
          row: 'emergency drain cleaning in Hilliard',
          why: 'If Google shows the same results as for “emergency plumber in Hilliard”, track only one of the two.',
        },
      ],
    },
    {
      title: 'Flyer lines for a roofer in Melbourne',
      text: 'Your scaffolding is up in one street, and the neighbors are looking. Choose a line for that round, print a small batch, and note which one people mention when they call. Name the suburb: everyone knows where Fitzroy is, and “your area” could be anywhere. Print your business name, phone and license number below it, because roofing scams arrive with flyers too.',
      headings: ['Work', 'Area', 'Why now'],
      columns: [
        ['Gutters cleaned', 'Roof tiles replaced', 'Flat roofs sealed', 'Moss removed'],
        ['in Fitzroy', 'in Brunswick', 'in Carlton', 'in Northcote'],
        ['this week', 'before winter', "while we're on your street"],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'Flat roofs sealed in Carlton this week',
          why: "Sealant needs dry days. Don't promise a date that the weather decides.",
        },
        {
          row: "Roof tiles replaced in Northcote while we're on your street",
          why: 'Delete it until you have a job on that street. Scammers use the same line, and neighbors check.',
        },
        {
          row: 'Moss removed in Fitzroy before winter',
          why: 'Print it in fall only, which in Melbourne is March to May.',
        },
      ],
    },
    {
      title: 'The price list of a hair salon',
      text: 'Prices go up once a year, and something is always left out. Export CSV with one column per word, open it in a spreadsheet and type the price beside each row. Enter the same rows in your booking system, so the board and the register agree.',
      headings: ['Service', 'Length', 'Stylist'],
      columns: [
        ['Cut and blow-dry', 'All-over color', 'Partial highlights', 'Balayage'],
        ['short hair', 'medium hair', 'long hair'],
        ['stylist', 'senior stylist', 'master stylist'],
      ],
      options: { separator: 'custom', customSeparator: ', ' },
      deletions: [
        {
          row: 'Balayage, short hair, stylist',
          why: "Delete what you wouldn't book. On short hair, there's little length to paint.",
        },
        {
          row: 'All-over color, long hair, stylist',
          why: 'Write “from” and a price if thick hair takes a second bowl of color.',
        },
        {
          row: 'Cut and blow-dry, medium hair, master stylist',
          why: 'If it costs the same as for short hair, merge the two rows. A shorter board is easier to read.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to plan local services and towns',
    drawing: { example: 0 },
    steps: [
      {
        title: 'List your jobs and towns',
        text: "Take them from last month's invoices. Write jobs the way customers say them on the phone, not the way your supplier does.",
      },
      {
        title: 'Give each kind of word its column',
        text: 'Put the urgency in column 1, the job in column 2 and the town in column 3, one per line. Without urgency, use the Clear button of that column: an empty column is left out.',
      },
      {
        title: 'Generate and delete',
        text: "Choose Space and press Generate Combinations. Delete the rows you'd turn down on the phone.",
      },
      {
        title: 'See where you rank',
        text: 'Press Copy All and paste the phrases into a rank tracker that lets you set the location. Your own phone is a poor test: results depend on where you are when you search.',
      },
      {
        title: 'Enter the towns as your service area',
        text: 'On your Google Business Profile, choose Edit profile, then Location, and add the towns under Service area. Towns belong there, not in the business name.',
      },
      {
        title: 'Enter the jobs as services',
        text: 'On the same profile, choose Edit services and add each job once, without a town. Use the phrases themselves on your site, where you can show a photo and a price beside them.',
      },
    ],
  },
  limits: [
    'google-business-description',
    'google-business-service-areas',
    'google-business-service',
    'google-business-categories',
    'google-business-post',
    'google-ads-keyword',
    'google-ads-headline',
  ],
  facts: {
    title: 'What Google says about places',
    points: [
      'The name on a Google Business Profile must be your real name, as it is on your sign. Added towns and services break the guidelines and can get the profile suspended.',
      'A business that visits its customers has one profile for its whole area, not one per town. If customers never come to your address, hide it.',
      'Google asks for as few categories as possible. Choose the one that completes “This business is a …” as the primary, and add others only for whole lines of work. A job such as drain cleaning is a service.',
      "States and countries aren't allowed as service areas. List cities or ZIP codes.",
      "Don't put links, prices or special offers into the business description. Offers have their own kind of post.",
      'Google calls pages for one town after another that all lead to the same offer doorway abuse. Give a town page something that is true only there: a job you did, a permit rule, a travel charge. <seo>The SEO guide</seo> says more about mapping phrases to pages.',
      "In the US, don't put flyers into mailboxes: federal law allows only mail with postage there. Hang them on the door, hand them over, or pay the post office to deliver them.",
      'If you pay for ads, set the location option to Presence, or people far away who read about your town will see them too. <googleads>The Google Ads guide</googleads> explains the rest.',
    ],
  },
  sources: [
    {
      title: 'Google Business Profile Help: guidelines for representing your business',
      url: 'https://support.google.com/business/answer/3038177',
    },
    {
      title: 'PPC Land: countries and states banned as service areas',
      url: 'https://ppc.land/google-bans-countries-and-states-from-business-profile-service-areas',
    },
    {
      title: '18 U.S. Code 1725: postage unpaid on deposited mail matter',
      url: 'https://www.law.cornell.edu/uscode/text/18/1725',
    },
    {
      title: 'Country Fire Authority, Victoria: beware of travelling con men',
      url: 'https://news.cfa.vic.gov.au/news/beware-of-travelling-con-men',
    },
    {
      title: 'Google Ads Help: about advanced location options',
      url: 'https://support.google.com/google-ads/answer/1722038',
    },
    {
      title: 'Google Search Central: doorway abuse',
      url: 'https://developers.google.com/search/docs/essentials/spam-policies#doorways',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: "Start with last month's invoices",
    text: "They show where your customers are and what they pay for. Put the towns into one column and the jobs into another, and the list is about your business instead of someone else's template.",
  },
  related: ['/seo-guide', '/ppc-agencies-guide', '/event-planners-guide'],
}
