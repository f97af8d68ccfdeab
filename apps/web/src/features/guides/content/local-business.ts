import type { Guide } from '../guide.ts'

export const localBusiness: Guide = {
  title: 'Local keyword generator for service businesses',
  description:
    'Combine services, towns and what customers ask for into local search phrases, page addresses and complete price lists. For trades and salons.',
  badge: 'Local service businesses',
  heading: 'Every service you offer, in every town you drive to',
  lead: 'Customers search for a job and a place. Write down your services once and your towns once, and get every pair as a search phrase, as an address for your site or as a line of the price list.',
  applications: [
    {
      title: 'Phrases to be found for',
      text: 'How soon, what, where. The list shows how many different searches lead to the same van. Look up where you stand for the ten that bring the best jobs, and leave the others alone for now.',
    },
    {
      title: 'The plan of a site',
      text: 'Services, towns and kinds of page make the addresses of a site. Most will never be pages. Seeing all of them is how you notice which ones deserve it.',
    },
    {
      title: 'Price lists',
      text: 'Service, hair length, who does it. A salon with four services, three lengths and three grades of stylist has 36 prices, and now none of them is missing from the board.',
    },
    {
      title: 'Leaflets and posts',
      text: 'The job in the first column, the neighbourhood in the second, the week in the third: “Gutters cleared in Bishopston this week”. One line for each round you deliver, or for each post.',
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
      title: 'Page addresses for a roofing firm',
      text: 'Whoever builds the new site will ask for this list. Words are lower case with hyphens inside, and a slash serves as separator and as prefix. Now cross out each address for which you have no photograph, price or customer of your own in that town.',
      headings: ['Service', 'Town', 'Page'],
      columns: [
        ['roof-repair', 'flat-roofs', 'gutter-cleaning', 'skylights'],
        ['bath', 'keynsham', 'saltford', 'frome'],
        ['prices', 'photos', 'reviews'],
      ],
      options: {
        separator: 'custom',
        customSeparator: '/',
        wrap: 'custom',
        customPrefix: '/',
        customSuffix: '',
      },
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
