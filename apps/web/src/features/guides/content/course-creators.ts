import type { Guide } from '../guide.ts'

export const courseCreators: Guide = {
  title: 'Course title and course outline generator',
  description:
    'Cross topics with levels and kinds of lesson for course titles, a full outline and practice cards that a flashcard program can read.',
  badge: 'For course creators',
  heading: 'Outline the whole course before you record a minute',
  lead: 'A course is a pattern that repeats: each topic gets its lesson, its exercise and its quiz. Type the pattern once. The outline comes out with nothing skipped in module four.',
  applications: [
    {
      title: 'Course titles',
      text: 'Medium, subject, learner. With all the courses you could give in one list, you see which you know best, and which already has a crowd.',
    },
    {
      title: 'Outlines',
      text: 'Topics, levels and kinds of lesson. The list is complete by the way it is made, so your work is to take out what is too much. That is easier than noticing what is missing.',
    },
    {
      title: 'Practice cards',
      text: 'Verb, tense and person; chord, key and rhythm; reagent, solvent and temperature. Wherever learners drill a table, every cell of it can be a card.',
    },
    {
      title: 'Production lists',
      text: 'Lesson, asset and stage: script, slides and captions as rows of a sheet. Export CSV with one column a word and add a column to tick.',
    },
  ],
  examples: [
    {
      title: 'Titles for a painting teacher',
      text: 'Before you decide what to teach, lay the choices side by side. Look up each title you like on the platform where you would sell it. Ten courses of that name mean a market and a crowd; then change the last column, the learner, before you change the subject.',
      headings: ['Medium', 'Subject', 'Learner'],
      columns: [
        ['Watercolour', 'Gouache', 'Acrylic', 'Coloured Pencil'],
        ['Landscapes', 'Portraits', 'Botanicals', 'Cityscapes'],
        ['for Beginners', 'for Returning Painters', 'for Art Teachers'],
      ],
      options: { separator: 'space' },
    },
    {
      title: 'The outline of a spreadsheet course',
      text: 'Sixty lines, a module a topic. Read it as your learner would on a Tuesday evening: where does it drag? Delete there. Paste what is left into your course platform or a sheet, and write one sentence beside each lesson about what the learner can do after it.',
      headings: ['Topic', 'Level', 'Part'],
      columns: [
        ['Formulas', 'Pivot tables', 'Charts', 'Data cleaning', 'Dashboards'],
        ['Basics', 'At work', 'Pitfalls'],
        ['Lesson', 'Exercise', 'Solution', 'Quiz'],
      ],
      options: { separator: 'custom', customSeparator: ' · ' },
    },
    {
      title: 'Conjugation cards for Spanish',
      text: 'The front of a card is a cell of the table: hablar, presente, yo. Export CSV, one column, and put the answer, hablo, beside it in a sheet. Flashcard programs such as Anki import the file with both columns. Hand out one tense at a time; a hundred cards at once are nobody’s homework.',
      headings: ['Verb', 'Tense', 'Person'],
      columns: [
        ['hablar', 'comer', 'vivir', 'tener', 'ir'],
        ['presente', 'pretérito', 'imperfecto', 'futuro'],
        ['yo', 'tú', 'ella', 'nosotros', 'ellos'],
      ],
      options: { separator: 'custom', customSeparator: ', ' },
    },
  ],
  facts: {
    title: 'Count before you record',
    points: [
      'Rows multiply. Five topics, three levels and four parts are 60 pieces to make; a sixth topic adds 12.',
      'Five verbs, four tenses and five persons are 100 cards. One more tense adds 25.',
      'The last column turns fastest. With the topic first, each module stays together. Put the part first and all quizzes stand in a row, which is how you would write them.',
      'Accents, Arabic, Chinese and emoji come out as you typed them, in the generator and in every export.',
    ],
  },
  closing: {
    title: 'Teach what you explain every week',
    text: 'Put five such topics into the first column of the outline and leave the other two as they are. What comes out is a course you could teach already.',
  },
  related: ['/youtubers-guide', '/bloggers-guide', '/print-on-demand-guide'],
}
