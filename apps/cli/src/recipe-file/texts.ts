export const RECIPE_FILE_TEXTS = {
  at: (file: string, problem: string) => `${file}: ${problem}`,
  noJson: (file: string, reason: string) =>
    `${file} isn't a recipe in JSON (${reason}). Write one with wordloom recipe.`,
  notExact: (file: string, line: number, word: string) =>
    `${file}, line ${line}: a recipe can't keep '${word}' as it is. In a recipe, spaces around a word, repeated spaces, empty lines and some quotes don't belong to a word.`,
  tooManyColumns: (most: number, count: number) =>
    `A recipe has at most ${most} columns, but there are ${count} files.`,
  limit: (problem: string) => `A recipe can't hold this: ${problem}.`,
} as const
