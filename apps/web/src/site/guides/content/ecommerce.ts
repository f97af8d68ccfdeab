import type { Guide } from '../guide.ts'

export const ecommerce: Guide = {
  title: 'Product variant and SKU generator for shops',
  description:
    'Generate the SKU of every variant, titles that follow one pattern, and test searches for your shop, ready for a Shopify or WooCommerce product CSV.',
  badge: 'For online shops',
  heading: 'Every variant, its SKU and its title in one pass',
  lead: 'Three lamps in four finishes and three sizes are 36 variants. Type the ten words once, and you have the SKU column, the option columns and the titles, all in the same order.',
  applications: [
    {
      title: 'SKUs for a new range',
      text: 'Give product, finish and size a short code each and join them with a hyphen. The last column changes fastest, so all sizes of one finish come together, the way they sit on the shelf.',
    },
    {
      title: 'Variant rows for an import',
      text: 'Shopify and WooCommerce both want one row per variant. Export CSV with one column per word and you have the product, the finish and the size in three columns, 36 rows deep, without typing “Brass” nine times.',
    },
    {
      title: 'Titles for the product feed',
      text: 'In Google Merchant Center every variant is a product of its own and its title has to say which one. Put fabric, color and size into three columns with a comma between them, and all titles follow one pattern. In the feed, give all variants of a product the same <code>item_group_id</code>.',
    },
    {
      title: 'Searches your shop should answer',
      text: 'Shoppers say sofa, couch and settee. Cross the names with colors and types, run the searches in your own shop, and note the ones that come back empty. Those words belong in your list of synonyms.',
    },
  ],
  examples: [
    {
      title: 'SKUs for a range of lamps',
      text: 'Do this before the product photos, because the code ends up in file names, on boxes and on invoices. When the codes are right, replace them with the words customers read (Brass, Small) in the same order: the second list lines up with the first, row for row.',
      headings: ['Lamp', 'Finish', 'Size'],
      columns: [
        ['PND', 'TBL', 'FLR'],
        ['BRS', 'BLK', 'NKL', 'WHT'],
        ['S', 'M', 'L'],
      ],
      options: { separator: 'minus' },
      deletions: [
        {
          row: 'FLR-WHT-S',
          why: "If the floor lamp comes in one height, delete its other sizes. Otherwise customers will order a lamp you don't make.",
        },
        {
          row: 'TBL-BRS-L',
          why: "If you no longer make it, delete it, but don't give its code to something new. Old orders and returns still point to it.",
        },
        {
          row: 'PND-NKL-M',
          why: 'Delete it if the supplier sells nickel as a set only. A set needs its own code.',
        },
      ],
    },
    {
      title: 'Titles for pillow covers',
      text: 'The separator is a comma with a space. Put the fabric first and the size last in every title, and a wrong one shows at a glance. Shoppers outside the US measure in centimeters, so each size has both. None of these is longer than 80 characters, so they fit eBay as well.',
      headings: ['Cover', 'Color', 'Size'],
      target: 'merchant-title',
      columns: [
        ['Linen pillow cover', 'Velvet pillow cover', 'Wool pillow cover'],
        ['sage', 'rust', 'oatmeal', 'navy'],
        ['18 x 18 in (45 x 45 cm)', '20 x 20 in (50 x 50 cm)', '12 x 20 in (30 x 50 cm)'],
      ],
      options: { separator: 'custom', customSeparator: ', ' },
      deletions: [
        {
          row: 'Wool pillow cover, navy, 20 x 20 in (50 x 50 cm)',
          why: 'Delete it if the label says 70% wool. The title has to match the fiber label.',
        },
        {
          row: 'Velvet pillow cover, oatmeal, 12 x 20 in (30 x 50 cm)',
          why: 'Check the stock list: odd sizes are rarely made in every fabric.',
        },
        {
          row: 'Linen pillow cover, rust, 18 x 18 in (45 x 45 cm)',
          why: 'If the product page calls this color “terracotta”, the feed has to say so too. Change the word and generate again.',
        },
      ],
    },
    {
      title: 'Test searches for a furniture shop',
      text: 'In a search URL the plus sign stands for a space. On Shopify, put these lines after <code>/search</code>. On WooCommerce the parameter is <code>s</code>: make the prefix <code>?s=</code> and put the lines after the URL of your home page. Open a dozen of them after every change to the search, the theme or the product names.',
      headings: ['Color', 'Type', 'Word for it'],
      columns: [
        ['gray', 'green', 'charcoal', 'cream'],
        ['corner', 'modular', 'leather'],
        ['sofa', 'couch', 'settee'],
      ],
      options: { separator: 'plus', wrap: 'custom', customPrefix: '?q=', customSuffix: '' },
      deletions: [
        {
          row: '?q=green+leather+settee',
          why: "If you don't sell it, an empty page is the right answer. Test only what should find something.",
        },
        {
          row: '?q=charcoal+modular+couch',
          why: 'Delete it if charcoal is a fabric name that only your supplier uses. Shoppers say gray.',
        },
        {
          row: '?q=cream+corner+settee',
          why: 'A settee is a small sofa, and nobody expects one around a corner.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to import variants with their SKUs',
    drawing: { example: 0 },
    steps: [
      {
        title: 'Separate products from options',
        text: 'Decide what gets its own product page and what the customer picks on that page. A Shopify product has at most three options. In the lamp example, the lamp is the product; finish and size are its options.',
      },
      {
        title: 'Generate the SKUs',
        text: 'Type the codes into three columns, choose Minus (-) as the separator, tick Remove Duplicates and press Generate Combinations. Copy All puts the SKU column on your clipboard.',
      },
      {
        title: 'Generate the option columns',
        text: 'Replace each code with its word, without changing the order: <code>pendant-lamp</code> for PND, Brass for BRS, Small for S. Choose Export and CSV with one column per word. The file has no header row.',
      },
      {
        title: 'Fill the Shopify columns',
        text: "Download your shop's sample file. The columns are <code>URL handle</code>, <code>Option1 value</code>, <code>Option2 value</code> and <code>SKU</code>. The first row of a product also needs <code>Title</code>, <code>Option1 name</code> and <code>Option2 name</code>. Older files call them <code>Handle</code>, <code>Option1 Value</code> and <code>Variant SKU</code>.",
      },
      {
        title: 'Or fill the WooCommerce columns',
        text: 'Each row has <code>variation</code> under <code>Type</code>, then <code>SKU</code>, <code>Parent</code>, <code>Regular price</code>, and <code>Attribute 1 name</code> and <code>Attribute 1 value(s)</code>, with the same two columns for attribute 2. Above them goes one row of the type <code>variable</code> that lists all values, separated by commas.',
      },
      {
        title: "Delete the variants you don't sell",
        text: 'Delete them now, as whole rows, with the SKU and its options side by side. If you delete them earlier, the two lists no longer line up.',
      },
      {
        title: 'Import the file',
        text: 'In Shopify, open Products, choose Import and check the preview. In WooCommerce, open Products, choose Import and confirm the column mapping; Parent holds the SKU of the variable product.',
      },
    ],
  },
  limits: [
    'shopify-variants',
    'shopify-csv',
    'woocommerce-variations',
    'merchant-title',
    'merchant-id',
    'ebay-title',
    'gtin',
  ],
  facts: {
    title: 'Codes and titles that cause no trouble later',
    points: [
      "The SKU is your own code. The GTIN under the barcode comes from GS1 through the brand owner, and you can't make one up: many marketplaces check it.",
      "Leave the letters O and I out of codes, because on a label they look like 0 and 1. Don't start a code with a zero either: <data>the data entry guide</data> shows what Excel does to it.",
      'Put nothing into a SKU that can change, such as the price, the supplier or the season.',
      'Google recommends the SKU as the product id in Merchant Center. Change the id, and the product starts again without its history.',
      "You can make SKUs and options <rows>in one pass</rows>. Put the words and the codes of an option into two columns and link them in the column's menu, so that they change line by line. Under Table, name the columns of the file: SKU with <code>TEE-{Code}-{Size}</code>, Option1 value with <code>{Color}</code>. The CSV then has a header row.",
      "Shopify's Search & Discovery app takes up to 1,000 synonyms, with 20 in a group and five words in each. Its report of searches without results shows which ones to add first.",
      'WooCommerce sends up to 30 variations with the product page. Above that, it asks the server after each choice. If you also sell on Amazon, see <amazon>the guide for Amazon sellers</amazon>.',
    ],
  },
  sources: [
    {
      title: 'Shopify Help Center: using CSV files to import and export products',
      url: 'https://help.shopify.com/en/manual/products/import-export/using-csv',
    },
    {
      title: 'Shopify Help Center: customize synonyms',
      url: 'https://help.shopify.com/en/manual/online-store/search-and-discovery/synonyms',
    },
    {
      title: 'WooCommerce: product CSV importer and exporter',
      url: 'https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Importer-&-Exporter',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Try it with the next range you add',
    text: "Type the options exactly as they'll be printed on the label, then generate. <generator>The generator</generator> keeps your words in this browser, so tomorrow they're still there.",
  },
  related: ['/amazon-sellers-guide', '/data-entry-guide', '/print-on-demand-guide'],
}
