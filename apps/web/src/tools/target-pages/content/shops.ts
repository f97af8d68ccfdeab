import { describeLimit, LIMITS, type TargetId } from '@wordloom/targets'
import type { TargetContent } from '../target-content.ts'

const SPACE = { separator: 'space' } as const

export const SHOPS = {
  'amazon-search-terms': {
    title: 'Amazon search terms in bytes',
    description: `Combine words into search terms for an Amazon listing and count their bytes: at most ${describeLimit(LIMITS['amazon-search-terms'])}. Letters with accents count two.`,
    heading: 'Search terms that stay within the bytes',
    lead: 'Combine the words of a listing and see which lines fit, counted in bytes. To fill the field word by word, use the tag packer.',
    example: {
      columns: [
        {
          name: 'Product',
          words: ['brotdose lunchbox brotbüchse vesperdose', 'lunch box bento box snack box'],
        },
        {
          name: 'Feature',
          words: [
            'auslaufsicher plastikfrei edelstahl spülmaschinenfest',
            'leakproof stainless steel dishwasher safe with compartments dividers and a sauce jar lightweight unbreakable easy to open and to clean',
          ],
        },
        {
          name: 'For',
          words: [
            'kinder schule kindergarten ausflug',
            'erwachsene büro reise picknick wandern camping jungen mädchen frauen männer',
          ],
        },
      ],
      options: SPACE,
    },
    guides: ['/amazon-sellers-guide'],
    packing: 'amazon-search-terms',
  },
  'amazon-title': {
    title: 'Amazon product titles that fit',
    description: `Combine brand, product and features into Amazon titles of at most ${describeLimit(LIMITS['amazon-title'])}, without the characters that Amazon refuses.`,
    heading: 'Product titles that Amazon takes',
    lead: 'Combine brand, product, feature and size. Titles that are too long or contain a refused character, such as an exclamation mark, are left out.',
    example: {
      columns: [
        { name: 'Product', words: ['Fernhill Lunch Bag', 'Fernhill Lunch Box'] },
        { name: 'Feature', words: ['Insulated, Leakproof', 'BPA Free!', 'Keeps Food Warm 6 Hours'] },
        { name: 'Size', words: ['5 Liters', '9 Liters'] },
      ],
      options: { separator: 'custom', customSeparator: ', ' },
    },
    guides: ['/amazon-sellers-guide', '/ecommerce-guide'],
  },
  'amazon-media-title': {
    title: 'Amazon titles of books, music and video',
    description: `Combine series, title and format into Amazon titles of at most ${describeLimit(LIMITS['amazon-media-title'])}. Media kept the longer limit.`,
    heading: 'Titles of media that Amazon takes',
    lead: 'Combine series, title and format. Titles that are too long or contain a refused character, such as a question mark, are left out.',
    example: {
      columns: [
        { name: 'Series', words: ['Harbor Tales', 'Harbor Tales for Kids'] },
        { name: 'Title', words: ['The Lighthouse', 'Who Lit the Lamp?', 'Low Tide'] },
        { name: 'Format', words: ['Paperback', 'Audiobook'] },
      ],
      options: { separator: 'custom', customSeparator: ': ' },
    },
    guides: ['/amazon-sellers-guide'],
  },
  'amazon-item-highlights': {
    title: 'Amazon Item Highlights that fit',
    description: `Combine details into Amazon Item Highlights of at most ${describeLimit(LIMITS['amazon-item-highlights'])}. They stand below the title.`,
    heading: 'Item Highlights for Amazon',
    lead: 'Combine the details that no longer fit into a title of 75 characters. Highlights that are too long are left out.',
    example: {
      columns: [
        { name: 'Material', words: ['Insulated polyester', 'BPA-free lining'] },
        { name: 'Feature', words: ['keeps food warm for 6 hours', 'leakproof'] },
        {
          name: 'Use',
          words: [
            'for work, school and picnics',
            'fits 3 containers, with a padded shoulder strap, a front pocket and two side pockets for bottles',
          ],
        },
      ],
      options: { separator: 'custom', customSeparator: ', ' },
    },
    guides: ['/amazon-sellers-guide'],
  },
  'etsy-tag': {
    title: 'Etsy tags of the right length',
    description: `Combine words into Etsy tags of at most ${LIMITS['etsy-tags'].most.characters} characters, without the characters that Etsy refuses. No account needed.`,
    heading: 'Tags that fit on Etsy',
    lead: 'Combine tone, theme and product into tags. Tags that are too long or contain a refused character are left out, so that you can copy the rest straight into your listing.',
    example: {
      columns: [
        { name: 'Tone', words: ['funny', 'cute', 'personalized'] },
        { name: 'Hobby', words: ['bee', 'knitting'] },
        { name: 'Product', words: ['mug', 'gift', 'tote & tee'] },
      ],
      options: SPACE,
    },
    guides: ['/print-on-demand-guide', '/ecommerce-guide'],
    packing: 'etsy-tags',
  },
  'etsy-title': {
    title: 'Etsy titles that fit',
    description: `Combine words into Etsy listing titles of at most ${describeLimit(LIMITS['etsy-title'])}. Some characters may appear only once, and emoji are refused.`,
    heading: 'Listing titles that Etsy takes',
    lead: 'Combine what it is, what makes it special and who it is for. Etsy takes the characters % : & + only once in a title: the rows that have one twice are shown.',
    example: {
      columns: [
        { name: 'Product', words: ['Bee Mug', 'Bee & Flower Mug'] },
        { name: 'Special', words: ['Hand Painted', 'Dishwasher & Microwave Safe'] },
        { name: 'For', words: ['Gift for Beekeepers', 'Gift for Mom ❤'] },
      ],
      options: { separator: 'custom', customSeparator: ', ' },
    },
    guides: ['/print-on-demand-guide', '/ecommerce-guide'],
  },
  'ebay-title': {
    title: 'eBay titles that use the whole length',
    description: `Combine brand, model, condition and features into eBay titles of at most ${describeLimit(LIMITS['ebay-title'])}. Longer ones are shown with the part that is too much.`,
    heading: 'Titles that fit on eBay',
    lead: 'Combine what buyers search for: brand, model, condition, size. You see which titles are too long, and how much of each would be cut.',
    example: {
      columns: [
        { name: 'Item', words: ['Vintage Record Player', 'Vintage Portable Suitcase Record Player'] },
        { name: 'Condition', words: ['Tested and Working', 'Fully Restored with New Belt and Stylus'] },
        { name: 'Extra', words: ['Free Shipping', 'with Original Box'] },
      ],
      options: SPACE,
    },
    guides: ['/ecommerce-guide'],
  },
  'merchant-title': {
    title: 'Product feed titles for Merchant Center',
    description: `Combine brand, product, color and size into titles for Google Merchant Center of at most ${describeLimit(LIMITS['merchant-title'])}, one per variant.`,
    heading: 'Titles for the product feed',
    lead: 'Each variant needs a title with what tells it apart. Combine product, color and size, and export the titles with the columns of your feed.',
    example: {
      columns: [
        { name: 'Product', words: ['Fernhill Linen Pillow Cover', 'Fernhill Velvet Pillow Cover'] },
        { name: 'Color', words: ['Sage', 'Rust', 'Oatmeal'] },
        {
          name: 'Size',
          words: [
            '18 x 18 in (45 x 45 cm)',
            '20 x 20 in (50 x 50 cm), hidden zipper, machine washable, made in Portugal, without the insert that you see in the pictures',
          ],
        },
      ],
      options: { separator: 'custom', customSeparator: ', ' },
    },
    guides: ['/ecommerce-guide'],
  },
} as const satisfies Partial<Record<TargetId, TargetContent>>
