import type { Guide } from '../guide.ts'

export const affiliateMarketing: Guide = {
  title: 'Affiliate keyword and SubID generator',
  description:
    'Plan comparison and review pages from columns of products and needs, and name every affiliate link with a SubID that you can read in the report.',
  badge: 'For affiliates and publishers',
  heading: 'Comparison pages to write, and a SubID for every link on them',
  lead: 'Affiliate sites earn on the last question before a purchase: this one or that one, and is it worth it for me? List the products and the doubts once, and see every question there is to answer.',
  applications: [
    {
      title: 'Comparisons nobody has written yet',
      text: '“Slow cooker vs” goes into the first column, its rivals into the second, what matters to the buyer into the third. Search for each line that comes out. Where the results are only forum threads, there is room for an article.',
    },
    {
      title: 'Reviews for one kind of buyer',
      text: 'A review for everybody competes with everybody. With product, doubt and situation in the columns you get the narrow questions, for which your own test counts for more than a big name.',
    },
    {
      title: 'Link references by page and place',
      text: 'Type of page, place on the page and source of the visit make a SubID. When the commission report comes, each sale names the button that led to it.',
    },
    {
      title: 'Deal pages ahead of the season',
      text: 'Shop, product group and occasion give the titles for a sale that returns every year. Publish them under addresses without the year, and next November you only change what is inside.',
    },
  ],
  examples: [
    {
      title: 'Kitchen comparisons by what the buyer cares about',
      text: 'Use it when you choose what to write next in a niche that you know. “vs” belongs to the words of the first column, so that a space is the only separator needed. Strike the pairs that you cannot test at home.',
      headings: ['Product and “vs”', 'Rival', 'What matters'],
      columns: [
        ['air fryer vs', 'slow cooker vs', 'pressure cooker vs'],
        ['oven', 'microwave', 'hob'],
        ['running costs', 'for one person', 'for a family', 'for batch cooking'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'Review questions, each ending in a question mark',
      text: 'Every line is a working title, and the wrap sets the question mark at its end. Answer it in the first paragraph, show in the rest how you found out, and link to the seller only below the answer.',
      headings: ['Product', 'Doubt', 'Situation'],
      columns: [
        ['Is a folding e-bike', 'Is a cargo e-bike', 'Is a second-hand e-bike'],
        ['worth it', 'practical', 'safe'],
        ['for a hilly commute', 'for school runs', 'without a garage', 'in winter'],
      ],
      options: { separator: 'space', wrap: 'custom', customPrefix: '', customSuffix: '?' },
    },
    {
      title: 'SubIDs that say where the click was',
      text: 'Set them up before you publish, because a click without a reference can never be given one. The minus keeps the three parts apart, so that a spreadsheet can split them again when the report arrives.',
      headings: ['Page', 'Place', 'Visit from'],
      columns: [
        ['review', 'versus', 'bestof', 'deals'],
        ['intro', 'table', 'verdict'],
        ['search', 'newsletter', 'pinterest'],
      ],
      options: { separator: 'minus' },
    },
  ],
  facts: {
    title: 'House rules of the trade',
    points: [
      'The reference has a different name at each network: clickref at Awin, sid at CJ, u1 at Rakuten, subId1 at Impact. Amazon Associates has tracking IDs that you create beforehand.',
      'Keep references to letters, digits and hyphens. Most other characters have to be encoded in a link, and some reports show them that way.',
      'Google asks for rel="sponsored" on affiliate links, or nofollow.',
      'Readers have to be able to see, where the link is, that you earn from it. The FTC says so in the United States, the ASA in the United Kingdom.',
      'Many programmes forbid ads on the name of the merchant. Read the terms before a brand column goes anywhere near Google Ads.',
    ],
  },
  closing: {
    title: 'Lay out your niche in one sitting',
    text: 'Three products, three rivals and four concerns already make 36 questions. Type yours, and cross out those that you would not enjoy answering.',
  },
  related: ['/seo-guide', '/amazon-sellers-guide', '/email-marketing-guide'],
}
