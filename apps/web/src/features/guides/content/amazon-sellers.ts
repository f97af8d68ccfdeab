import type { Guide } from '../guide.ts'

export const amazonSellers: Guide = {
  title: 'Amazon keyword and SKU generator',
  description:
    'Combine qualities, products and uses into Amazon ad keywords, in the word order of each marketplace, and write SKUs that a packer can read.',
  badge: 'For Amazon sellers',
  heading: 'Ad keywords for every marketplace, and SKUs to match',
  lead: 'Four qualities, three kinds of lunch bag and five uses make sixty things a shopper may type. Enter each word once and get them all, in the order people write them, ready for a manual campaign.',
  applications: [
    {
      title: 'Manual campaigns',
      text: 'Quality first, then the product, then the use or the person. Each line is a keyword for Sponsored Products. Read the list before you pay for it and drop what nobody would type.',
    },
    {
      title: 'Another marketplace',
      text: 'In Germany the thing comes first and its quality last. Move the columns, not just the words, and each marketplace gets keywords as its own shoppers write them.',
    },
    {
      title: 'SKUs that say something',
      text: 'Product code, colour code, pack. CUP350-SGE-2PK tells whoever packs it what belongs in the box. A SKU that Amazon made up for you does not.',
    },
    {
      title: 'Negative keywords',
      text: 'Used, repair, replacement lid: cross the words that cost clicks with the names of your products, and add the lines as negatives before the campaign has paid to learn them.',
    },
  ],
  examples: [
    {
      title: 'Keywords for Sponsored Products',
      text: 'Shoppers describe the thing, name it, then say what or whom it is for. Columns in that order read like searches. Start with exact match on the lines you can picture somebody typing, let an automatic campaign find the rest, and move over what sells.',
      headings: ['Quality', 'Product', 'Use'],
      columns: [
        ['insulated', 'leakproof', 'large', 'foldable'],
        ['lunch bag', 'lunch box', 'cooler bag'],
        ['for work', 'for men', 'for women', 'for kids', 'for picnics'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'The same lunch box in Germany',
      text: 'Keywords that were translated word for word keep the English order, which nobody types. Here the product leads, then the person or place, then the quality. Have somebody who shops there read the list once and strike out what nobody would type.',
      headings: ['Product', 'For', 'Quality'],
      columns: [
        ['brotdose', 'lunchbox', 'brotbüchse'],
        ['für kinder', 'für erwachsene', 'für die schule', 'fürs büro'],
        ['plastikfrei', 'mit fächern', 'bpa frei', 'edelstahl'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'SKUs for two ways of shipping',
      text: 'Stock that Amazon ships and stock you ship yourself are two offers, each with a SKU of its own. Put -FBA into the suffix of a custom wrap and generate. Then make it -FBM and generate again: the two lists match line by line.',
      headings: ['Product', 'Colour', 'Pack'],
      columns: [
        ['CUP250', 'CUP350', 'CUP450'],
        ['SGE', 'CHR', 'OAT', 'WHT'],
        ['1PK', '2PK', '4PK'],
      ],
      options: { separator: 'minus', wrap: 'custom', customPrefix: '', customSuffix: '-FBA' },
    },
  ],
  facts: {
    title: 'The search terms field is another matter',
    points: [
      'It takes less than 250 bytes. Bytes are not characters: ä, é and ñ need two each, most Japanese characters three.',
      'Do not paste combinations there. Amazon asks sellers to avoid repeated words and to put spaces, not punctuation, between them. Write each word of your columns once; that is the list.',
      'Brand names, your own among them, ASINs and claims such as best or cheapest do not belong in it either, by Amazon’s own guidance.',
      'The German “brotbüchse” is ten characters and eleven bytes long. A sheet that counts with LEN counts the characters.',
    ],
  },
  closing: {
    title: 'Test it on a product that sells',
    text: 'Its search term report shows what people typed before they bought. Sort them into three columns, generate, and hold the result against the keywords you bid on today.',
  },
  related: ['/ecommerce-guide', '/google-ads-guide', '/print-on-demand-guide'],
}
