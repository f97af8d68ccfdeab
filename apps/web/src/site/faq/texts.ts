export const FAQ_TEXTS = {
  title: 'FAQ',
  description:
    'Answers about the Wordloom generator: accounts and plans, limits, duplicates, exports and imports, and how to make keywords, domain names and SKUs.',
  pictureText: 'Questions and answers',
  lead: 'Short answers to common questions. Each has its own link you can share.',
  search: 'Search the questions',
  groups: 'Groups of questions',
  found: (count: number) => (count === 1 ? '1 question found' : `${count} questions found`),
  all: (count: number) => `${count} questions`,
  nothing: (query: string) => `No question contains “${query}”`,
  nothingHelp: 'Try a single word, such as “export” or “duplicates”, or <contact>contact us</contact>.',
  clear: 'Show all questions',
  link: 'Link to this answer',
  linkTo: (question: string) => `Link to this answer: ${question}`,
  copied: 'Link copied',
  closingTitle: 'Still have a question?',
  closingText: 'How to Use walks you through everything in four steps, with one example.',
} as const
