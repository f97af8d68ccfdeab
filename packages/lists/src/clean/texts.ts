export const CLEANING_TEXTS = {
  badRegex: (text: string, problem: string) => `'${text}' is no regular expression of RE2: ${problem}.`,
  badLanguage: (language: string) => `'${language}' is no language tag, such as en or de-AT.`,
} as const
