import type { Guide } from '../guide.ts'

export const ecommerce: Guide = {
  title: 'Product title and SKU generator for shops',
  description:
    'Make the SKUs of all variants, product titles in one pattern, and searches to test your shop with, from three columns of words.',
  badge: 'For online shops',
  heading: 'Every variant with its SKU, its title and nothing left out',
  lead: 'A lamp in three shapes, four finishes and three sizes is 36 products in the stock list. Write each property down once, and the list writes itself in the same order every time.',
  applications: [
    {
      title: 'Stock codes for a new range',
      text: 'Short codes for product, finish and size, joined by a minus. As the last column turns fastest, sizes of one finish stand together, just as they lie on the shelf.',
    },
    {
      title: 'Titles in one pattern',
      text: 'Product, colour and measurement in three columns, with a comma between. A feed in which all titles follow one pattern is easy to check: the odd one out is the mistake.',
    },
    {
      title: 'What your own search cannot find',
      text: 'Shoppers say couch, settee and sofa. Cross colours, types and synonyms, run the searches on your shop, and note those that come back empty. These are the synonyms to add.',
    },
    {
      title: 'Names for filtered categories',
      text: 'Material and room, or size and style, are the filter pages that may deserve a text and a link from the menu. Put the pairs in a list and decide with the stock report beside you.',
    },
  ],
  examples: [
    {
      title: 'SKUs for a range of lamps',
      text: 'Do this before the first photograph is taken, since the code ends up on boxes, invoices and file names. Export it as text for the SKU column of your product sheet, then as CSV with one column a word for the option columns beside it: the rows are in the same order.',
      headings: ['Lamp', 'Finish', 'Size'],
      columns: [
        ['PND', 'TBL', 'FLR'],
        ['BRS', 'BLK', 'NKL', 'WHT'],
        ['S', 'M', 'L'],
      ],
      options: { separator: 'minus' },
    },
    {
      title: 'Titles of cushion covers',
      text: 'When several people write up products, titles soon drift apart. A comma with a space is the separator here. Copy the lines into a sheet that is sorted the same way (cover, colour, measurements), and every title stands beside its product.',
      headings: ['Cover', 'Colour', 'Measurements'],
      columns: [
        ['Linen cushion cover', 'Velvet cushion cover', 'Wool cushion cover'],
        ['sage', 'rust', 'oatmeal', 'navy'],
        ['45 x 45 cm', '50 x 50 cm', '30 x 50 cm'],
      ],
      options: { separator: 'custom', customSeparator: ', ' },
    },
    {
      title: 'Test searches for a furniture shop',
      text: 'In a search address the plus stands for a space, so these lines can be put behind the address of many search pages as they are. If your shop calls the parameter something other than q, change the prefix. Open a dozen of them after each change of the search.',
      headings: ['Colour', 'Type', 'Word for it'],
      columns: [
        ['grey', 'green', 'charcoal', 'cream'],
        ['corner', 'modular', 'leather'],
        ['sofa', 'couch', 'settee'],
      ],
      options: { separator: 'plus', wrap: 'custom', customPrefix: '?q=', customSuffix: '' },
    },
  ],
  facts: {
    title: 'Codes that will not cause trouble',
    points: [
      'A SKU is your own code. The GTIN under the barcode is issued to the brand by GS1 and cannot be made up.',
      'Avoid the letters O and I in codes: on a label they look like 0 and 1.',
      'A code that begins with zero loses it in a spreadsheet unless the cell is set to text. One that looks like MAR-1 may be turned into a date.',
      'Put nothing into a code that can change, such as a price or a supplier.',
      'A list of all combinations is also a list of those you do not stock. Delete them before the import, or customers will find them.',
    ],
  },
  closing: {
    title: 'Try it with the range you add next',
    text: 'Type the options exactly as they should stand on the label and generate. What you typed is kept in this browser and is still there tomorrow.',
  },
  related: ['/amazon-sellers-guide', '/data-entry-guide', '/print-on-demand-guide'],
}
