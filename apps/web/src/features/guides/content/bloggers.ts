import type { Guide } from '../guide.ts'

export const bloggers: Guide = {
  title: 'Blog post idea and title generator',
  description:
    'Mix subjects, situations and readers’ problems into post titles and questions worth answering. No promises about clicks, just a list to choose from.',
  badge: 'Bloggers and editors',
  heading: 'More post ideas than you will ever write, on purpose',
  lead: 'You find five titles worth writing by turning down fifty. Type in your subjects, the form and the situation of the reader, and turn them down over one cup of coffee.',
  applications: [
    {
      title: 'Series',
      text: 'One form, many subjects: two days in Porto, two days in Ghent. Readers know what the next part will be like, and you know what to take notes of on the way.',
    },
    {
      title: 'Questions from readers',
      text: 'What they ask, about what, under which condition. Each line can be a heading in a post, with the answer in the first sentence below it.',
    },
    {
      title: 'Posts about a problem',
      text: 'What is affected, how it shows, what the reader wants to know. People describe the symptom long before they know the name of the cause.',
    },
    {
      title: 'An editorial calendar',
      text: 'Month, section, format. Export CSV with one column a word, add columns for the date and the author, and empty months can be seen from across the room.',
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
      title: 'Questions for a food blog',
      text: 'People type whole questions, so the question mark is a suffix and each line is finished. Take the handful that belong to one recipe and answer them under it in a sentence or two. Where the answer runs to a page, it is a post of its own.',
      headings: ['Question', 'Dish', 'How'],
      columns: [
        ['Can you freeze', 'Can you reheat', 'How do you store'],
        ['lasagne', 'fish pie', 'quiche', 'chilli', 'risotto'],
        ['in portions', 'in foil', 'in a glass dish'],
      ],
      options: { separator: 'space', wrap: 'custom', customPrefix: '', customSuffix: '?' },
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
