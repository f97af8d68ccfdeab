export const TARGETS_TEXTS = {
  usage: `Usage: wordloom targets          show what rows can be checked for, each with its limit
       wordloom targets --json   the same as JSON, with the checks and the source of each limit

Use the name of a target with --for:
    wordloom combine cities.txt services.txt --separator ' ' --for google-ads-keyword
`,
  evidence: {
    maker: "the platform's own page,",
    tried: 'tried and published,',
    secondary: 'not confirmed by the platform,',
  },
  noOption: (option: string) => `wordloom targets has no option ${option}. Use --json or none.`,
} as const
