import type { Guide } from '../guide.ts'

export const localBusiness: Guide = {
  title: 'Local keyword generator for service businesses',
  description:
    'Combine services, towns and what customers ask for into local search phrases, lines for leaflets and complete price lists. For trades and salons.',
  badge: 'For local businesses',
  heading: 'Every service you offer, in every town you drive to',
  lead: 'Customers search for a job and a place. Write down your services once and your towns once, and get every pair as a search phrase, as a line for a leaflet or as a row of the price list.',
  applications: [
    {
      title: 'Phrases to be found for',
      text: 'How soon, what, where. The list shows how many different searches lead to the same van. Look up where you stand for the ten that bring the best jobs, and leave the others alone for now.',
    },
    {
      title: 'Pages worth having',
      text: 'Services, towns and kinds of page in three columns show all the pages a site could have. Cross out each for which you have no photograph, price or customer of your own. What is left deserves to be built.',
    },
    {
      title: 'Price lists',
      text: 'Service, hair length, who does it. A salon with four services, three lengths and three grades of stylist has 36 prices, and now none of them is missing from the board.',
    },
    {
      title: 'Leaflets and posts',
      text: 'What you do, where, and why now. One line for each round you deliver or each post, with the name of the neighbourhood in it.',
    },
  ],
  examples: [
    {
      title: 'Searches for a plumber in West Yorkshire',
      text: 'Water through a ceiling makes people type three things: how soon, what and where. Give the phrases to a rank tracker, use them for a small search campaign, and borrow their wording for headings you already have. If you do not come out at night, delete 24 hour. That promise is remembered.',
      headings: ['Urgency', 'Job', 'Place'],
      columns: [
        ['emergency', 'same day', '24 hour'],
        ['plumber', 'boiler repair', 'drain unblocking', 'leak detection'],
        ['in Leeds', 'in Headingley', 'in Horsforth', 'in Otley', 'in Ilkley'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'Leaflet lines for a roofing firm',
      text: 'Scaffolding is already up in one street, and the neighbours are looking. Choose the line for that round, print a small batch, and note which one people mention on the telephone. Put the name of the place, not “your area”: everybody knows where Bishopston is.',
      headings: ['Work', 'Area', 'Why now'],
      columns: [
        ['Gutters cleared', 'Tiles replaced', 'Flat roofs sealed', 'Moss removed'],
        ['in Bishopston', 'in Redland', 'in Southville', 'in Bedminster'],
        ['this week', 'before winter', 'while we are in your street'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'The price list of a hair salon',
      text: 'Once a year the prices go up, and something is always left out. Export CSV with one column a word: service, length and stylist stand in a sheet, with a column beside them for the price. Enter the same rows in your booking system, and the board and the till agree.',
      headings: ['Service', 'Length', 'Stylist'],
      columns: [
        ['Cut and blow-dry', 'Full-head colour', 'Half-head highlights', 'Balayage'],
        ['short hair', 'medium hair', 'long hair'],
        ['stylist', 'senior stylist', 'director'],
      ],
      options: { separator: 'custom', customSeparator: ', ' },
    },
  ],
  facts: {
    title: 'What Google says about places',
    points: [
      'The name in a Google Business Profile has to be the name on your sign. Towns and services added to it are against the guidelines, and profiles get suspended for it.',
      'Pages for one town after another that all lead to the same offer are called doorways in Google’s spam policies. A page about a town needs something that is true only there.',
      'A column left empty is left out. Clear the first one, generate again, and you have the same phrases without the urgency.',
    ],
  },
  closing: {
    title: 'Take the towns from last month’s invoices',
    text: 'That is where your customers are. Put the towns into one column and the jobs you did into another, and the list is about your business, not about somebody’s template.',
  },
  related: ['/seo-guide', '/ppc-agencies-guide', '/event-planners-guide'],
}
