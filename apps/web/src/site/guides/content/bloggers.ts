import type { Guide } from '../guide.ts'

export const bloggers: Guide = {
  title: 'Blog post idea and title generator',
  description:
    "Mix subjects, situations and readers' problems into post titles and slugs. No promises about clicks, just a long list to choose from.",
  badge: 'For bloggers',
  heading: "More post ideas than you'll ever write, on purpose",
  lead: "Type in your subjects, the kinds of posts you write and your readers' situations, and get every combination as a title. Expect to turn down fifty for every five you write.",
  applications: [
    {
      title: 'A series readers recognize',
      text: 'Keep the form and change the subject: two days in Porto, two days in Ghent. Readers know what the next part will be like, and you know which notes to take on the way.',
    },
    {
      title: 'Slugs that never have to change',
      text: 'Cross variation, recipe and method, and every planned post has a slug in the same style. You can rewrite a title as often as you like, but the URL should stay.',
    },
    {
      title: 'Posts about a problem',
      text: 'Put the thing that goes wrong in column 1 and its symptom in column 2. People describe a symptom long before they know what causes it.',
    },
    {
      title: 'Follow-ups to a post that worked',
      text: 'Take a post that did well and put its form, subject and reader into the columns. Change one column at a time. Each row is a follow-up that the old post can link to.',
    },
  ],
  examples: [
    {
      title: 'A travel series',
      text: "You've been somewhere and want more than one post from the trip. Keep the titles you can write from your own notes and photos. The others are questions to take along next time.",
      headings: ['Form', 'Place', 'Traveler'],
      columns: [
        ['Two Days in', 'A Long Weekend in', 'A Rainy Day in', 'A First Visit to'],
        ['Porto', 'Ghent', 'Savannah', 'Oaxaca', 'Kyoto'],
        ['Without a Car', 'With Small Children', 'in Winter', 'on a Budget'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'A Rainy Day in Oaxaca in Winter',
          why: 'Winter is the dry season in Oaxaca. A reader who has been there will stop trusting you.',
        },
        {
          row: 'A First Visit to Kyoto Without a Car',
          why: 'Most visitors to Kyoto take trains and buses anyway, so the title says nothing.',
        },
        {
          row: 'Two Days in Savannah With Small Children',
          why: 'Delete it if you went without children. Parents can tell.',
        },
      ],
    },
    {
      title: 'Slugs for a baking blog',
      text: "Choose slugs when you plan the posts, because a URL that changes later needs a redirect. WordPress sets one up when you change the slug of a published post; check what your platform does. Use lowercase, hyphens between all words, and no year. Publish what you've baked yourself: a variation you haven't tried isn't a post yet.",
      headings: ['Variation', 'Recipe', 'Method'],
      target: 'slug',
      columns: [
        ['vegan', 'gluten-free', 'egg-free'],
        ['banana-bread', 'carrot-cake', 'brownies', 'lemon-bars'],
        ['in-one-bowl', 'without-a-mixer', 'in-an-air-fryer'],
      ],
      options: { separator: 'minus' },
      deletions: [
        {
          row: 'egg-free-brownies-in-one-bowl',
          why: 'Vegan brownies are egg-free too. If the recipe is the same, write one post that mentions both.',
        },
        {
          row: 'vegan-lemon-bars-in-an-air-fryer',
          why: 'The filling has to set without eggs. Bake it in an air fryer before you promise it.',
        },
        {
          row: 'gluten-free-banana-bread-without-a-mixer',
          why: 'Most people stir banana bread by hand anyway. The method is worth a sentence, not a post.',
        },
      ],
    },
    {
      title: "What's wrong with my plant",
      text: 'Gardeners with a sick plant type what they see. Each plant with its symptom is one post, so there are 16 posts here; the third column gives you three titles to choose from for each. Never publish all three, because they answer the same question. The colon belongs to the words of column 2, so the separator stays a space.',
      headings: ['Plant', 'Symptom', 'Promise'],
      columns: [
        ['Tomato Leaves', 'Cucumber Leaves', 'Pepper Leaves', 'Bean Leaves'],
        ['Curling:', 'Turning Yellow:', 'Going Brown:', 'Wilting:'],
        ['Causes and Fixes', 'What to Check First', 'When to Worry'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'Bean Leaves Wilting: When to Worry',
          why: "It's the same post as “Bean Leaves Wilting: What to Check First”. Keep one of the titles.",
        },
        {
          row: 'Cucumber Leaves Going Brown: Causes and Fixes',
          why: 'If your answer is the same as for yellow leaves, write one post about both.',
        },
        {
          row: 'Pepper Leaves Curling: What to Check First',
          why: 'Delete it until you have a photo of a curled pepper leaf. Readers compare pictures first.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to plan a blog series',
    drawing: { example: 0 },
    steps: [
      {
        title: 'Choose a form you can repeat',
        text: "Think of a post you'd like to write ten times with a different subject, such as “Two Days in”. Forms go in the first column.",
      },
      {
        title: 'Add subjects and readers',
        text: 'Type one subject per line in the second column and one situation of a reader per line in the third. List only what you know firsthand.',
      },
      {
        title: 'Generate the titles',
        text: 'Set the separator to Space and press Generate Combinations. Press Copy All and paste the titles into the first column of a spreadsheet.',
      },
      {
        title: 'Make a slug for each title',
        text: 'Clear the columns and type the same words in lowercase with hyphens. With Minus (-) as the separator, the slugs come in the same order as the titles. Paste them into the second column. Or make titles and slugs together: under <rows>Table</rows>, add a field Title with <code>{text}</code> and a field Slug with <code>{text|slug}</code>.',
      },
      {
        title: 'Turn most of them down',
        text: 'Delete every row that you have nothing new to say about. If two titles would get the same answer, keep one.',
      },
      {
        title: 'Create drafts in your blog',
        text: "In WordPress, add a post, paste the title, and set the slug in the Post tab of the settings sidebar before you publish. In Ghost, it's the field Post URL in the post settings.",
      },
    ],
  },
  limits: ['wordpress-slug', 'ghost-title', 'ghost-slug', 'search-console-queries'],
  facts: {
    title: "What this page doesn't claim",
    points: [
      "You'll often read that list posts, how-tos or posts about a problem get so many times more shares or clicks. We know of no source that would hold for your blog, so you won't find a figure like that here.",
      "The generator puts every subject into every form. Which form your readers prefer shows only after many posts and several months, so don't judge a form by two.",
      "It doesn't know search volumes either. Search Console shows only searches in which your blog already appeared. For everything else, ask your readers or use a keyword tool, as in <seo>the SEO guide</seo>.",
      'Google calls it scaled content abuse when a site publishes many pages mainly to rank instead of to help people. Treat the list as a choice, not as a to-do list.',
      'Google may show another title in its results than the one you wrote. The heading on your page stays yours.',
      'For posts that recommend products, <affiliate>the affiliate guide</affiliate> has grids for comparisons.',
    ],
  },
  sources: [
    {
      title: 'Google Search Central: title links',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
    },
    {
      title: 'Google Search Central: spam policies',
      url: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
    {
      title: 'WordPress: page and post settings sidebar',
      url: 'https://wordpress.org/documentation/article/settings-sidebar/',
    },
    { title: 'Ghost: post settings', url: 'https://ghost.org/help/post-settings/' },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Thirteen weeks, thirteen titles',
    text: "Open an example in <generator>the generator</generator>, put in your own subjects and pick the thirteen titles that make you want to start writing. That's a quarter.",
  },
  related: ['/seo-guide', '/affiliate-marketing-guide', '/youtubers-guide'],
}
