import type { Guide } from '../guide.ts'

export const printOnDemand: Guide = {
  title: 'Print on demand slogan and tag generator',
  description:
    'Try out T-shirt slogans by hobby and family role, make listing tags of at most 20 characters, and list every mock-up that a design needs.',
  badge: 'For print on demand',
  heading: 'Slogans, tags and mock-ups for a whole shelf of designs',
  lead: 'One good phrase is a product. The same phrase for nine hobbies and six products is a shop. Type the parts once and look through all of them before you open your drawing program.',
  applications: [
    {
      title: 'A slogan for each hobby',
      text: 'Keep the joke and change the person: how seriously they take it in one column, the hobby in the next, who they are at home in the last. Most lines will be decent, a few will be funny. Draw those.',
    },
    {
      title: 'Tags within the limit',
      text: 'Tone, hobby and product give tags in the words of buyers. If the longest words of the columns and two spaces stay within 20 characters, every tag does.',
    },
    {
      title: 'The mock-up checklist',
      text: 'Garment, fabric colour and ink in three columns list every picture that the listing needs. Leave out pairs that cannot be read, navy ink on black for one, by keeping dark and light fabrics apart.',
    },
    {
      title: 'Gifts by occasion',
      text: 'Occasion, recipient and object are how presents are searched for. Work through the list in the order of the calendar, two months ahead of each date.',
    },
  ],
  examples: [
    {
      title: 'Slogans with a second half',
      text: 'The time to do this is before any drawing. The & is part of the last column, so that it stands only where it should. Read the lines to somebody who keeps bees: what they repeat to others is what you print.',
      headings: ['How much', 'Hobby', 'At home'],
      columns: [
        ['Part-Time', 'Weekend', 'Retired'],
        ['Beekeeper', 'Potter', 'Birdwatcher', 'Wild Swimmer'],
        ['& Full-Time Grandad', '& Full-Time Nan', '& Full-Time Dog Walker'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'Tags of at most 20 characters',
      text: 'Etsy takes 20 characters a tag, and “funny beekeeper gift” fills them to the last. None of these is longer, so they can be pasted as they are. Take for each listing the ones that are true of it and let the others wait for the next design.',
      headings: ['Tone', 'Hobby', 'Product'],
      columns: [
        ['funny', 'retro', 'cute'],
        ['beekeeper', 'potter', 'birder', 'baker'],
        ['gift', 'mug', 'tote', 'tee'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'Mock-ups on dark fabrics',
      text: 'Once a design is finished, this is the list of pictures it needs. Slashes with spaces keep the parts legible on a checklist. All three inks can be read on all four fabrics; light fabrics get a list with inks of their own.',
      headings: ['Garment', 'Fabric', 'Ink'],
      columns: [
        ['Organic tee', 'Sweatshirt', 'Hoodie'],
        ['black', 'navy', 'forest green', 'burgundy'],
        ['white ink', 'cream ink', 'pale yellow ink'],
      ],
      options: { separator: 'custom', customSeparator: ' / ' },
    },
  ],
  facts: {
    title: 'What gets listings taken down, and what does not',
    points: [
      'Everyday phrases can be registered trade marks for clothing. Search the registers of the countries you sell in (USPTO, EUIPO, UKIPO) before you upload.',
      'Lines from songs and films may be somebody’s copyright or trade mark, also when the drawing is yours.',
      'A tag may be several words long, and a phrase that people search for is worth more than its words one by one.',
      'Tags that do not describe the product are against the rules of Etsy and others. Delete what is not true of the design.',
      'Generating is not publishing: twenty designs you would wear yourself are easier to look after than two thousand.',
    ],
  },
  closing: {
    title: 'Begin with a hobby you know from the inside',
    text: 'You know what its people laugh about. Type that, add the products you can print, and see which of the lines still makes you grin tomorrow.',
  },
  related: ['/ecommerce-guide', '/amazon-sellers-guide', '/brand-builders-guide'],
}
