import type { Guide } from '../guide.ts'

export const bloggers: Guide = {
  title: 'Blog post idea and title generator',
  description:
    'Mix subjects, situations and readers’ problems into post titles and slugs. No promises about clicks, just a long list to choose from.',
  badge: 'For bloggers',
  heading: 'More post ideas than you will ever write, on purpose',
  lead: 'You find five titles worth writing by turning down fifty. Type in your subjects, the form and the situation of the reader, and turn them down over one cup of coffee.',
  applications: [
    {
      title: 'Series',
      text: 'One form, many subjects: two days in Porto, two days in Ghent. Readers know what the next part will be like, and you know what to take notes of on the way.',
    },
    {
      title: 'Addresses that can stay',
      text: 'Variation, dish, method: a slug for each post you plan, all made alike. The title of a post may change ten times; its address should not change once.',
    },
    {
      title: 'Posts about a problem',
      text: 'What is affected, how it shows, what the reader wants to know. People describe the symptom long before they know the name of the cause.',
    },
    {
      title: 'The neighbours of a post that was read',
      text: 'Take one that did well and put its form, its subject and its reader into the columns. Now change one column at a time: those are the posts standing beside it.',
    },
  ],
  examples: [
    {
      title: 'A travel series',
      text: 'You have been somewhere and would like more than one post to come of it. Keep the lines you can write from your own notes and photographs. The others are a packing list of questions for the next trip.',
      headings: ['Form', 'Place', 'Traveller'],
      columns: [
        ['Two Days in', 'A Long Weekend in', 'A Rainy Day in', 'A First Visit to'],
        ['Porto', 'Ghent', 'Trieste', 'Ljubljana', 'Utrecht'],
        ['without a Car', 'with Small Children', 'in Winter', 'on a Small Budget'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'Slugs for a baking blog',
      text: 'Decide on slugs when you plan, since an address that changes later needs a redirect and takes old links with it. Lower case, hyphens inside the words and between them, no year. Bake what you can vouch for; a variation you have not tried is not a post yet.',
      headings: ['Variation', 'Bake', 'Method'],
      columns: [
        ['vegan', 'gluten-free', 'egg-free'],
        ['banana-bread', 'carrot-cake', 'brownies', 'lemon-drizzle'],
        ['in-one-bowl', 'without-a-mixer', 'in-an-air-fryer'],
      ],
      options: { separator: 'minus' },
    },
    {
      title: 'What is wrong with my plant',
      text: 'A gardener with a sick plant types what she sees. The colon belongs to the words of the second column, so it stands where a colon should, and the separator stays a space. Write the posts whose plant you can photograph this summer; link those with the same symptom to each other.',
      headings: ['Plant', 'Symptom', 'Promise'],
      columns: [
        ['Tomato Leaves', 'Cucumber Leaves', 'Pepper Leaves', 'Bean Leaves'],
        ['Curling:', 'Turning Yellow:', 'Going Brown:', 'Wilting:'],
        ['Causes and Cures', 'What to Check First', 'When to Worry'],
      ],
      options: { separator: 'space' },
    },
  ],
  facts: {
    title: 'What is not claimed here',
    points: [
      'Lists, how-tos and problem posts are often said to be shared or clicked so many times more than others. We know of no source that would hold for your blog, so you find no such figure here.',
      'What the generator does is put one subject into each form. Publish two of them, and your own statistics can answer the question.',
      'It knows no search volumes either. Whether anybody asks a thing shows in your comments and in Search Console.',
      'Google may show another title in its results than the one you wrote. The heading on the page remains yours.',
    ],
  },
  closing: {
    title: 'Thirteen weeks, thirteen titles',
    text: 'Put your own subjects into an example, take the thirteen lines that make you want to begin, and close the tab. That is a quarter.',
  },
  related: ['/seo-guide', '/affiliate-marketing-guide', '/youtubers-guide'],
}
