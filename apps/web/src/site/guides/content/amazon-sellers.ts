import type { Guide } from '../guide.ts'

export const amazonSellers: Guide = {
  title: 'Amazon keyword and SKU generator',
  description:
    'Combine features, product names and uses into keywords for Amazon Sponsored Products, build negative keywords that fit, and write SKUs a packer can read.',
  badge: 'For Amazon sellers',
  heading: 'Amazon ad keywords and SKUs from three short lists',
  lead: 'Four features, three names for a lunch bag and five uses make sixty keywords for a manual campaign. Type each word once, get the whole list, and keep the lines a shopper would type.',
  applications: [
    {
      title: 'Keywords for a manual campaign',
      text: 'Put the feature in column 1, the names of one product in column 2, and the use or the buyer in column 3. Every line is about the same ASIN, so the whole list can go into one Sponsored Products ad group.',
    },
    {
      title: 'Negatives before the first click',
      text: 'Cross <code>lunch bag</code> and <code>lunch box</code> with <code>lid</code>, <code>strap</code> and <code>replacement parts</code>, and leave the third column empty. The negative phrase “lunch box lid” stops people who need a part, while a bare “lid” would also stop “lunch box with lid”. Four words is the most: “insulated lunch box replacement lid” has five, so it only works as negative exact.',
    },
    {
      title: 'Another marketplace',
      text: 'A German search often starts with the product: “brotdose für kinder edelstahl”. Phrase and exact match follow the word order, so rearrange the columns as well as translating the words.',
    },
    {
      title: 'SKUs that tell the packer what to pack',
      text: 'Join product, color and pack size with a hyphen. <code>CUP350-SGE-2PK</code> says what goes into the box, on the pick list, in the returns report and in every spreadsheet. A SKU that Amazon made up for you says nothing.',
    },
  ],
  examples: [
    {
      title: 'Sponsored Products keywords for a lunch bag',
      text: "One product under the three names that shoppers use for it. Sixty is the whole grid. Cross out what doesn't fit, start the rest as exact match with modest bids, and run an automatic campaign beside them. Move the search terms that sell from its report into this list.",
      headings: ['Feature', 'Name', 'Use'],
      target: 'amazon-ads-keyword',
      columns: [
        ['insulated', 'leakproof', 'large', 'foldable'],
        ['lunch bag', 'lunch box', 'lunch tote'],
        ['for work', 'for men', 'for women', 'for kids', 'for picnics'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'foldable lunch box for kids',
          why: 'Search for it on Amazon first. If the results are hard boxes with compartments, a soft bag will get clicks and few orders.',
        },
        {
          row: 'large lunch tote for kids',
          why: 'Delete it if the large size is too big for a school backpack. Those orders come back as returns.',
        },
        {
          row: 'leakproof lunch bag for work',
          why: "Delete all fifteen “leakproof” rows if the seams aren't sealed. Those buyers will return it and say so in the reviews.",
        },
      ],
    },
    {
      title: 'The same idea for a lunch box on Amazon.de',
      text: 'The columns go product, user, feature. Broad match ignores the order of words, so one order is enough there; with phrase and exact match it decides which searches you reach. Have someone who shops on Amazon.de read the list once.',
      headings: ['Product', 'For', 'Feature'],
      target: 'amazon-ads-keyword',
      columns: [
        ['brotdose', 'lunchbox', 'brotbüchse'],
        ['für kinder', 'für erwachsene', 'für die schule', 'fürs büro'],
        ['plastikfrei', 'mit fächern', 'bpa frei', 'edelstahl'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'brotbüchse fürs büro mit fächern',
          why: '“Brotbüchse” is a regional word. Start with one or two rows, and add the others when the search term report shows it.',
        },
        {
          row: 'brotdose für die schule bpa frei',
          why: 'BPA is a question about plastic. If your box is all steel, “edelstahl” and “plastikfrei” already say it.',
        },
        {
          row: 'lunchbox für erwachsene edelstahl',
          why: 'Hardly anyone types “für erwachsene”, because adults are the default. Keep it only if your search term report shows it.',
        },
      ],
    },
    {
      title: 'SKUs for FBA and for your own warehouse',
      text: 'Stock that Amazon ships and stock that you ship are two offers on one ASIN, each with its own SKU. Put <code>-FBA</code> into the suffix of a custom wrap and generate. Change it to <code>-FBM</code> and generate again: the two lists match line by line.',
      headings: ['Product', 'Color', 'Pack'],
      columns: [
        ['CUP250', 'CUP350', 'CUP450'],
        ['SGE', 'CHR', 'OAT', 'WHT'],
        ['1PK', '2PK', '4PK'],
      ],
      options: { separator: 'minus', wrap: 'custom', customPrefix: '', customSuffix: '-FBA' },
      deletions: [
        {
          row: 'CUP450-OAT-4PK-FBA',
          why: 'Four large cups can end up in a bigger size tier. Work out the FBA fee before you create the offer.',
        },
        {
          row: 'CUP250-WHT-1PK-FBA',
          why: 'A single small cup may not earn its FBA fee. Sell it in packs, or ship it yourself.',
        },
        {
          row: 'CUP350-CHR-2PK-FBA',
          why: "Delete every pack you don't stock. A SKU without stock is one more line to explain in each report.",
        },
      ],
    },
  ],
  howTo: {
    title: 'How to build an Amazon keyword list',
    drawing: { example: 0 },
    steps: [
      {
        title: 'Pick one product',
        text: 'All products of an ad group share its keywords, so start with one ASIN or with close variations of it.',
      },
      {
        title: 'Take the words from shoppers',
        text: 'Open the search term report of an automatic campaign, or read your reviews. Sort what you find into features, names and uses, one per line.',
      },
      {
        title: 'Join the words with Space',
        text: 'Choose Space as the separator and Nothing as the wrap. On Amazon you pick the match type in the campaign, so a keyword needs no brackets or quotes.',
      },
      {
        title: 'Generate and cross out',
        text: "Tick Remove Duplicates, press Generate Combinations, and delete every line that doesn't fit the product. Ten keywords that fit do better than sixty that share a small budget.",
      },
      {
        title: 'Paste the keywords into the campaign',
        text: "Copy the list with Copy All. In Amazon's campaign manager, create a Sponsored Products campaign with manual targeting, choose keyword targeting, and open Enter list. Tick the match types you want and paste, one keyword per line.",
      },
      {
        title: 'Add the negatives',
        text: 'Generate the phrases you never want to pay for and paste them under negative keyword targeting as negative phrase. First compare them with your own keywords: a negative phrase also blocks each keyword that contains it.',
      },
    ],
  },
  limits: [
    'amazon-ads-keyword',
    'amazon-ads-negative-phrase',
    'amazon-ads-negative-exact',
    'amazon-ads-ad-group',
    'amazon-search-terms',
    'amazon-title',
    'amazon-item-highlights',
    'amazon-sku',
  ],
  facts: {
    title: 'Match types, search terms and SKUs on Amazon',
    points: [
      'Broad match looks at meaning: it takes the words in any order and reaches plurals, synonyms and related searches. Phrase match keeps your words together and in order. Exact match allows only small variations.',
      "Sponsored Products have no negative broad match: choose negative phrase, or negative exact for one particular search. Amazon's negatives also cover close variations such as the plural. Google's don't, as <googleads>the Google Ads guide</googleads> explains.",
      "The backend search terms field, which Seller Central now calls Generic keyword, isn't a place for combinations. Write each word once, in lowercase, with spaces and no punctuation. Choose the singular or the plural, and skip “for”, “with” and “and”.",
      'Brand names (yours too), ASINs, and claims such as “best”, “cheapest” or “new” are forbidden in that field. They can get a listing suppressed and count against your account.',
      "The field counts bytes. “Brotbüchse” has ten characters and eleven bytes, because ü takes two; most Japanese characters take three. “brotbüchse für kinder” is 23 bytes with its spaces and 21 without. Amazon's help says that spaces don't count, but a list that fits with them is safe either way. <code>LEN</code> in Excel counts characters.",
      "You can't rename a SKU. To change one you delete the offer and create it again, so settle the pattern first. Don't delete an offer that still has stock at Amazon: units are stranded until an offer with the same SKU, ASIN and condition exists. <ecommerce>The guide for online shops</ecommerce> has rules for codes, and <data>the data entry guide</data> keeps their zeros alive in Excel.",
    ],
  },
  sources: [
    {
      title: 'Amazon Seller Central: stranded inventory report',
      url: 'https://sellercentral.amazon.com.au/gp/help/external/201835130',
    },
    {
      title: 'Amazon Ads: targeting with Sponsored Products',
      url: 'https://advertising.amazon.com/library/guides/targeting-with-sponsored-products',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Test it on a product that already sells',
    text: 'Its search term report shows what people typed before they bought. Sort those words into three columns of <generator>the generator</generator>, and compare the result with the keywords you bid on today.',
  },
  related: ['/ecommerce-guide', '/google-ads-guide', '/print-on-demand-guide'],
}
