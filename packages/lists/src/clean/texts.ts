export const CLEANING_TEXTS = {
  badRegex: (text: string, problem: string) => `'${text}' isn't a regular expression of RE2: ${problem}.`,
  badLanguage: (language: string) => `'${language}' isn't a language tag, such as en or de-AT.`,
} as const
