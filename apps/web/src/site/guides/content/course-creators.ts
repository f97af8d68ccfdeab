import type { Guide } from '../guide.ts'

export const courseCreators: Guide = {
  title: 'Course title, outline and flashcard generator',
  description:
    'Combine subjects, levels and lesson types into course titles that fit Udemy, a complete outline, and flashcards that Anki can import.',
  badge: 'For course creators',
  heading: 'Outline the whole course before you record a minute',
  lead: 'A course repeats a pattern: each topic gets a lesson, an exercise and a quiz. Type the pattern once and get the complete outline, with nothing missing in section four.',
  applications: [
    {
      title: 'Course titles to compare',
      text: 'Cross medium, subject and learner. With every course you could teach in one list, you can look up which ones people search for and which are crowded.',
    },
    {
      title: 'A curriculum without gaps',
      text: "Topics, levels and lesson types give you every lesson the course could have. Your job is to cut, and that's easier than noticing what's missing.",
    },
    {
      title: 'Flashcards for drills',
      text: 'Use columns for verb, tense and person, or for key, chord and inversion. Any table that learners drill can become a deck, one card per cell.',
    },
    {
      title: 'Production checklists',
      text: 'Combine lesson, asset and stage, such as slides recorded or captions checked. Export CSV with one column per word, and add a column to tick off.',
    },
  ],
  examples: [
    {
      title: 'Course titles for a painting teacher',
      text: 'Lay out the choices before you decide what to teach. No title here has more than 48 characters, so all of them fit Udemy with room for one more word. Look each favorite up where you want to sell. If ten courses already have that title, change the learner before you change the subject.',
      headings: ['Medium', 'Subject', 'Learner'],
      columns: [
        ['Watercolor', 'Gouache', 'Acrylic', 'Colored Pencil'],
        ['Landscapes', 'Portraits', 'Botanicals', 'Cityscapes'],
        ['for Beginners', 'for Returning Painters', 'for Art Teachers'],
      ],
      options: { separator: 'space' },
      deletions: [
        {
          row: 'Gouache Portraits for Beginners',
          why: 'Gouache dries lighter or darker than it looks when wet, which makes skin tones frustrating for a first-timer. Start them on landscapes.',
        },
        {
          row: 'Watercolor Landscapes for Beginners',
          why: 'Probably the most crowded title of the list. Keep it only if you can say what your course does differently.',
        },
        {
          row: 'Colored Pencil Cityscapes for Returning Painters',
          why: 'People who come back to painting want to paint. Colored pencil is drawing.',
        },
      ],
    },
    {
      title: 'Outline of a spreadsheet course',
      text: 'You get 60 lines, with one section per topic. Read them as your learner would on a Tuesday evening, and cut where it drags. Then write one sentence next to each lesson: after it, the learner can do what?',
      headings: ['Topic', 'Level', 'Part'],
      columns: [
        ['Formulas', 'Pivot tables', 'Charts', 'Data cleaning', 'Dashboards'],
        ['Basics', 'At work', 'Pitfalls'],
        ['Lesson', 'Exercise', 'Solution', 'Quiz'],
      ],
      options: { separator: 'custom', customSeparator: ' · ' },
      deletions: [
        {
          row: 'Dashboards · Basics · Quiz',
          why: 'A dashboard is something to build. Replace the quiz with the course project.',
        },
        {
          row: 'Charts · At work · Solution',
          why: "There isn't one right chart. Show two good answers in the lesson and skip the separate video.",
        },
        {
          row: 'Data cleaning · Pitfalls · Lesson',
          why: 'Cleaning data is nothing but pitfalls, so the other two lessons already teach them.',
        },
      ],
    },
    {
      title: 'Conjugation flashcards for Spanish',
      text: 'The front of a card is one cell of the table, such as hablar, presente, yo. The answer, hablo, goes next to it in a spreadsheet. Give learners one tense at a time: its 25 cards take two days at the 20 new cards a day that Anki shows by default.',
      headings: ['Verb', 'Tense', 'Person'],
      columns: [
        ['hablar', 'comer', 'vivir', 'tener', 'ir'],
        ['presente', 'pretérito', 'imperfecto', 'futuro'],
        ['yo', 'tú', 'ella', 'nosotros', 'ellos'],
      ],
      options: { separator: 'custom', customSeparator: ', ' },
      deletions: [
        {
          row: 'hablar, imperfecto, ella',
          why: 'The answer is hablaba, the same as for yo. One of the two cards is enough.',
        },
        {
          row: 'vivir, pretérito, nosotros',
          why: "Vivimos is also the present, so the card doesn't show whether the learner knows the tense.",
        },
        {
          row: 'tener, presente, nosotros',
          why: 'Tenemos is the regular form. Delete it from a deck that drills the irregular ones.',
        },
      ],
    },
  ],
  howTo: {
    title: 'How to turn a table into an Anki deck',
    drawing: { example: 2 },
    steps: [
      {
        title: 'Decide what goes on the front',
        text: 'One card asks for one thing. If the answer needs a list, split the card by adding another column.',
      },
      {
        title: 'Fill one column per question part',
        text: 'Type verbs, tenses and persons, one per line. Accents, Arabic, Chinese and emoji come out exactly as you typed them.',
      },
      {
        title: 'Separate the parts with a comma',
        text: 'Choose Custom as the separator and type a comma and a space. Press Generate Combinations and check the number of cards.',
      },
      {
        title: 'Export CSV with one column',
        text: 'Every row is in quotation marks, so the commas inside it stay on the front of the card.',
      },
      {
        title: 'Write the answers into the second column',
        text: 'Open the file in LibreOffice, which reads and saves UTF-8. In Excel, load it through Data, From Text/CSV and save it as CSV UTF-8; a double-click can garble the accents.',
      },
      {
        title: 'Import the file into Anki',
        text: 'In Anki, choose File, Import. Pick the deck and the note type Basic. Check in the preview that the field separator is a comma, the first field is Front and the second is Back.',
      },
      {
        title: 'Study ten cards yourself',
        text: 'A card that makes you ask “which one do they mean?” will do the same to your learners.',
      },
    ],
  },
  limits: ['udemy-title', 'udemy-subtitle', 'kahoot-question', 'kahoot-answer'],
  facts: {
    title: 'Numbers to know before you record',
    points: [
      'Five topics, three levels and four parts are 60 pieces to produce, and a sixth topic adds 12. Five verbs, four tenses and five persons are 100 cards, and one more tense adds 25.',
      'The last column changes fastest. With the topic first, each section stays together. Move the parts to the front, and all quizzes come in a row, which is how you write them.',
      "Udemy's marketplace asks for at least five lectures and 30 minutes of video. A free course can have at most two hours. Quizzes and practice tests don't count toward the length.",
      "Udemy's Marketplace Insights shows how many learners search for a topic, and what its courses earn. Check the titles you like there before you outline anything.",
      'Blackboard Ultra imports quiz questions from a tab-delimited text file without a header row and recommends at most 250 per file. Kahoot takes an Excel template.',
      'Free videos are a common way to sell a course, and <youtube>the guide for YouTubers</youtube> has the titles and tags. For the launch emails, see <email>the guide for email marketers</email>.',
    ],
  },
  sources: [
    {
      title: 'Udemy Support: calculating course length',
      url: 'https://support.udemy.com/hc/en-us/articles/229604328-Calculating-Course-Length',
    },
    {
      title: 'Udemy Support: teaching on Udemy, frequently asked questions',
      url: 'https://support.udemy.com/hc/en-us/sections/206457427-Your-Instructor-Account',
    },
    {
      title: 'Udemy Teaching Center: create your learning objectives',
      url: 'https://teach.udemy.com/course-creation/learning-objectives/',
    },
    { title: 'Anki Manual: text files', url: 'https://docs.ankiweb.net/importing/text-files.html' },
    {
      title: 'Blackboard Help: upload questions',
      url: 'https://help.blackboard.com/Learn/Instructor/Ultra/Tests_Pools_Surveys/Reuse_Questions/Upload_Questions',
    },
  ],
  reviewed: '2026-11-24',
  closing: {
    title: 'Teach what you explain every week',
    text: "Open the outline in <generator>the generator</generator>, put five things you keep explaining into the first column and leave the other two alone. That's a first outline, on subjects you already teach.",
  },
  related: ['/youtubers-guide', '/email-marketing-guide', '/resume-writers-guide'],
}
