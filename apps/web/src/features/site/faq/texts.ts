export const FAQ_TEXTS = {
  title: 'FAQ',
  description:
    'Answers about the Wordloom generator: accounts and plans, limits, duplicates, exports and imports, and how to make keywords, domain names and SKUs.',
  pictureText: 'Questions and answers',
  lead: 'Short answers to what people ask. Each has an address of its own, to send to somebody.',
  search: 'Search the questions',
  groups: 'Groups of questions',
  found: (count: number) => (count === 1 ? '1 question found' : `${count} questions found`),
  all: (count: number) => `${count} questions`,
  nothing: (query: string) => `No question holds “${query}”`,
  nothingHelp:
    'Try a single word, such as “export” or “duplicates”. Or <contact>ask whoever runs this site</contact>.',
  clear: 'Show all questions',
  link: 'Link to this answer',
  linkTo: (question: string) => `Link to this answer: ${question}`,
  copied: 'Link copied',
  closingTitle: 'Still a question?',
  closingText: 'The four steps on the page “How to Use” go through everything once, with one example.',
} as const
