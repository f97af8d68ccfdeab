import type { Guide } from '../guide.ts'

export const googleAds: Guide = {
  title: 'Google Ads keyword combiner with match types',
  description:
    'Combine qualifiers, products and places into Google Ads keywords, with the brackets or quotes of the match type already around them.',
  badge: 'For search advertisers',
  heading: 'Keywords for a whole ad group, brackets and quotes included',
  lead: 'Put the qualifier, the product and the audience into three columns and choose the match type as the wrap. What comes out can be pasted into an ad group as it stands.',
  applications: [
    {
      title: 'One ad group, one theme',
      text: 'Column 1 holds the qualifier (best, online), column 2 the names of one product, column 3 the audience. All combinations are about the same thing, so one set of ads can answer them. For the next ad group, change column 2 and keep the other two.',
    },
    {
      title: 'The same list in two match types',
      text: 'Generate once with Brackets and copy the exact match keywords. Switch the wrap to Quotes, generate again, and the same words are phrase match. With Nothing around them they are broad match.',
    },
    {
      title: 'Negatives where one word is too blunt',
      text: 'The negative “free” would also block searches for free delivery. Put free, trial and template in one column and your products, singular and plural, in the next; leave the third empty. Wrapped in quotes, only the pairs are blocked.',
    },
    {
      title: 'Headlines that fit',
      text: 'Product, feature and offer in three columns give headlines in which every pairing reads well. Add up the longest word of each column and the spaces: at 30 or less, none will be too long.',
    },
  ],
  examples: [
    {
      title: 'Exact match for office software',
      text: 'You need this when products and audiences have landing pages of their own. Brackets mark exact match, and Google Ads reads them as you paste. To go group by group, leave one product and one audience in the columns, copy, and put in the next.',
      headings: ['Qualifier', 'Product', 'Audience'],
      columns: [
        ['best', 'online', 'affordable', 'cloud'],
        ['payroll software', 'invoicing software', 'expense software'],
        ['for small business', 'for builders', 'for charities', 'for schools'],
      ],
      options: { separator: 'space', wrap: 'brackets' },
    },
    {
      title: 'Phrase match for a gift courier',
      text: 'Deadline, gift and city, in the order in which people type them. Quotes make phrase match, which still reaches longer searches such as one with a postcode after the city. Paste the list, then look at the search terms after the first week and move what sells to exact match.',
      headings: ['Deadline', 'Gift', 'City'],
      columns: [
        ['same day', 'next day', 'sunday'],
        ['flower delivery', 'cake delivery', 'hamper delivery'],
        ['bristol', 'bath', 'cardiff', 'exeter'],
      ],
      options: { separator: 'space', wrap: 'quotes' },
    },
    {
      title: 'Headlines of at most 30 characters',
      text: 'For a joiner who sells furniture. “Walnut Benches Made to Measure” has exactly 30 characters and nothing here is longer, so no headline needs counting. Pick the headlines that say different things: an ad that repeats itself has less to try.',
      headings: ['Wood', 'Furniture', 'Promise'],
      columns: [
        ['Oak', 'Ash', 'Walnut'],
        ['Desks', 'Tables', 'Shelves', 'Benches'],
        ['Made to Measure', 'Built in Devon', 'Delivered Free'],
      ],
      options: { separator: 'space' },
    },
  ],
  howTo: {
    title: 'How to build a Google Ads keyword list',
    steps: [
      {
        title: 'Settle what the ad group is about',
        text: 'One product or service, one landing page. If two words need different pages, they belong in different ad groups.',
      },
      {
        title: 'Fill the three columns',
        text: 'Type or paste one word or phrase a line: qualifiers in the first column, names of the product in the second, audience or place in the third.',
      },
      {
        title: 'Choose Space as the separator',
        text: 'The words of a keyword stand apart by spaces. The sample under the options shows the first keywords while you type.',
      },
      {
        title: 'Choose the wrap by match type',
        text: 'Brackets for exact match, Quotes for phrase match, Nothing for broad match.',
      },
      {
        title: 'Generate, then read the list',
        text: 'Tick Remove Duplicates and press Generate Combinations. Where a keyword makes no sense, take the word that spoils it out of its column and generate again.',
      },
      {
        title: 'Paste the keywords into the ad group',
        text: 'Press Copy All and paste into the keyword field of the ad group, which takes one keyword a line. For a spreadsheet, use Export and choose CSV.',
      },
    ],
  },
  facts: {
    title: 'Rules worth knowing before you paste',
    points: [
      'A keyword may have at most 80 characters and 10 words. A headline may have at most 30 characters.',
      'There are three match types: broad, phrase and exact. The modified broad match with plus signs is gone, so leave the separator Plus for other work.',
      'Exact match also reaches searches with the same meaning. A keyword that differs only in word order or plural adds nothing; one that names another audience or product does.',
      'Negative keywords do not cover synonyms or the other of singular and plural. Write out each form that you want to keep away.',
      'Capital letters make no difference to a keyword. They do in a headline, which people see as you write it.',
    ],
  },
  closing: {
    title: 'Start with the ad group that costs you most',
    text: 'Open the generator, type its three kinds of words and compare the result with the keywords you already have. You need no account, and your words stay in your browser.',
  },
  related: ['/ppc-agencies-guide', '/seo-guide', '/local-business-guide'],
}
