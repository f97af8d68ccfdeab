import type { Guide } from '../guide.ts'

export const printOnDemand: Guide = {
  title: 'Print on demand slogan and tag generator',
  description:
    'Try T-shirt slogans by hobby and family role, generate Etsy tags of at most 20 characters, and list the mockups that a design needs.',
  badge: 'For print-on-demand sellers',
  heading: 'Slogans, tags and mockups for a whole niche',
  lead: 'A phrase that sells to beekeepers may sell to potters and birdwatchers too. Type the parts once and read all the lines before you open your design program.',
  applications: [
    {
      title: 'One joke, many hobbies',
      text: 'Keep the joke and change the person: how serious they are in column 1, the hobby in column 2, who they are at home in column 3. Most lines will be fine and a few will be funny. Design the funny ones.',
    },
    {
      title: 'Thirteen tags that fit',
      text: 'An Etsy listing has 13 tags of up to 20 characters. Put tone, hobby and product into three columns: if the longest words and two spaces add up to 20 or less, every tag fits, and you can pick the best 13.',
    },
    {
      title: 'The mockup checklist',
      text: 'Garment, fabric color and print color list every picture you could show. Keep dark and light fabrics in separate lists, so that navy on black never makes it into a mockup.',
    },
    {
      title: 'Gifts by occasion',
      text: 'People search for presents by occasion, recipient and thing: “retirement gift for a beekeeper”. Combine the three, sort the list by date, and publish each listing well before its occasion.',
    },
  ],
  examples: [
    {
      title: 'Slogans with a second half',
      text: 'The <code>&</code> is part of the third column, so that it appears only where the joke needs it. Read the lines to someone who has the hobby: print what they repeat to their friends.',
      headings: ['How much', 'Hobby', 'At home'],
      columns: [
        ['Part-Time', 'Weekend', 'Retired'],
        ['Beekeeper', 'Potter', 'Birdwatcher', 'Pickleball Pro'],
        ['& Full-Time Grandpa', '& Full-Time Grandma', '& Full-Time Dog Walker'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'Weekend Potter & Full-Time Grandma',
          why: 'On a shirt, “Potter” makes people think of a wizard, and the owner of that brand might have the listing taken down.',
        },
        {
          row: 'Retired Birdwatcher & Full-Time Dog Walker',
          why: "Nobody retires from birdwatching, so the joke doesn't work.",
        },
        {
          row: 'Retired Pickleball Pro & Full-Time Grandpa',
          why: 'At 42 characters it prints small. Keep it only if your layout breaks it into three good lines.',
        },
      ],
    },
    {
      title: 'Etsy tags of at most 20 characters',
      text: '“funny beekeeper gift” has exactly 20 characters and no tag here is longer. Pick the 13 that are true of the listing. For a field that takes tags separated by commas, choose Custom as the wrap and put a comma into the suffix.',
      headings: ['Tone', 'Hobby', 'Product'],
      target: 'etsy-tag',
      columns: [
        ['funny', 'retro', 'cute'],
        ['beekeeper', 'birder', 'baker', 'knitter'],
        ['gift', 'mug', 'tote', 'tee'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'retro beekeeper tote',
          why: "Delete it from the listing of a mug. Tags that don't describe the item are against Etsy's rules.",
        },
        {
          row: 'cute knitter tee',
          why: 'If you already use “cute knitter gift” and “funny knitter tee”, it adds no new word. Spend the tag on another search.',
        },
        {
          row: 'funny baker tee',
          why: 'Delete it if the design is pretty and not funny: shoppers who wanted a joke click away.',
        },
      ],
    },
    {
      title: 'Mockups on dark fabrics',
      text: 'Once a design is finished, this is the list of pictures to choose from. Slashes with spaces keep a checklist readable. All three prints show up on all four fabrics; light fabrics get a list with dark prints.',
      headings: ['Garment', 'Fabric', 'Print'],
      columns: [
        ['Organic tee', 'Sweatshirt', 'Hoodie'],
        ['black', 'navy', 'forest green', 'burgundy'],
        ['white print', 'cream print', 'pale yellow print'],
      ],
      options: { separator: 'custom', customSeparator: ' / ' },
      deletions: [
        {
          row: 'Hoodie / navy / cream print',
          why: 'In a thumbnail nobody can tell cream from white. Show one of them.',
        },
        {
          row: 'Sweatshirt / forest green / white print',
          why: "Delete it if your print provider doesn't stock that sweatshirt in forest green.",
        },
        {
          row: 'Organic tee / burgundy / pale yellow print',
          why: 'Order a sample first: on burgundy a pale yellow can come out like mustard.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to fill the tags of an Etsy listing',
    drawing: { example: 1 },
    steps: [
      {
        title: 'Start with a finished design',
        text: "Write down what a buyer would call it: the tone, who it's for, and the product it's printed on.",
      },
      {
        title: 'Enter the three lists',
        text: 'Tone, hobby and product each get a column, one word per line. Use the words that buyers use: “birder” and “bird lover” as well as “ornithologist”.',
      },
      {
        title: 'Check the longest tag',
        text: 'With Space as the separator, a tag is as long as its three words plus two spaces. If the longest one has more than 20 characters, shorten its longest word, or give that hobby its own list.',
      },
      {
        title: 'Generate and choose 13',
        text: "Tick Remove Duplicates, press Generate Combinations, and keep tags that differ in more than one word. Skip what Etsy's attributes already say, such as the color.",
      },
      {
        title: 'Check the slogan for trademarks',
        text: "Look up the slogan and the tags in the registers of the countries you sell to: USPTO for the United States, EUIPO for the European Union, UKIPO for the United Kingdom. Clothing is class 25 and bags are class 18. The USPTO's ID Manual lists the class of everything else.",
      },
      {
        title: 'Enter the tags in Etsy',
        text: 'In Shop Manager, open Listings, choose the listing and go to Tags. Add your 13, then read the title once more: it should say what the item is, and leave the synonyms to the tags.',
      },
    ],
  },
  limits: ['etsy-tags', 'etsy-title', 'etsy-variations', 'ebay-title', 'shopify-variants'],
  facts: {
    title: 'What gets a listing found, and what gets it taken down',
    points: [
      'A tag may be several words long. “Beekeeper gift” has less competition than “gift”, and the people who search for it want exactly that.',
      'Everyday phrases can be registered trademarks for clothing. The USPTO often refuses a slogan printed across the chest as ornamental, but a phrase that did get registered can still close your listing.',
      'Lines from songs and films can be protected even when the drawing is yours. <brands>The guide for brand builders</brands> helps with the name of the shop itself.',
      'Etsy lists print on demand as “Designed by a seller”: name the print provider as your production partner. A first listing from Printify says “Made by a seller” until you change it. If you used AI for the art, say so in the description.',
      'A mockup from your print provider is allowed on Etsy if it shows what the buyer will get. For personalized items the first photo has to show a finished example.',
      'Redbubble counts repeated, irrelevant and numbered tags, and the names of other artists, as tag spam. If you sell in a shop of your own too, <ecommerce>the guide for online shops</ecommerce> covers variants and SKUs.',
    ],
  },
  sources: [
    {
      title: 'Etsy: listing image requirements',
      url: 'https://www.etsy.com/legal/policy/listing-image-requirements/253962679005',
    },
    {
      title: 'Printify Help Center: selling on Etsy',
      url: 'https://help.printify.com/hc/en-us/articles/4578896595345-What-should-I-keep-in-mind-when-selling-on-Etsy-',
    },
    {
      title: 'Redbubble Help Center: what is tag spamming?',
      url: 'https://help.redbubble.com/hc/en-us/articles/4402729282068-What-is-Tag-Spamming',
    },
    {
      title: 'USPTO: ornamental refusal and how to overcome it',
      url: 'https://www.uspto.gov/trademarks/laws/ornamental-refusal-and-how-overcome-refusal',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Start with a hobby you know firsthand',
    text: 'You know what makes its fans laugh. Type it into <generator>the generator</generator>, add the products you can print, and see which lines still make you grin tomorrow.',
  },
  related: ['/ecommerce-guide', '/amazon-sellers-guide', '/brand-builders-guide'],
}
