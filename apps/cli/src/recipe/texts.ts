export const RECIPE_TEXTS = {
  noNumber: (option: string, text: string) => `${option} takes a whole number, not '${text}'.`,
  noColumns: (option: string, text: string) =>
    `${option} takes numbers of columns from 1, like 2,3, not '${text}'.`,
  noField: (text: string) => `--field takes NAME=TEMPLATE, like City={1|title}, not '${text}'.`,
  noEach: (text: string) =>
    `--sample-each takes the number of a column and of its rows, like 2=3 for three rows with each word of column 2, not '${text}'.`,
  seedWithoutSample:
    '--seed chooses the rows of --sample, --sample-each, --pairs or --triples. Give both, or --shuffle SEED for all rows in random order.',
  ordersOrPatterns: 'Use either --all-orders or --pattern.',
  noColumn: (option: string, column: number, count: number) =>
    `${option} names column ${column}, but there are ${count} files.`,
  tooManyNames: (names: number, files: number) => `--names gives ${names} names for ${files} files.`,
  sameName: (name: string) => `--names gives the name '${name}' twice.`,
  badName: (name: string) =>
    `A column can't be called '${name}': use 1 to 60 characters without braces or brackets.`,
  at: (option: string, text: string, from: number, problem: string) =>
    `${option} '${text}', character ${from + 1}: ${problem}`,
  tableFormat: (formats: readonly string[], format: string) =>
    `--field makes a table. Use --format ${formats.join(', ')}, not ${format}.`,
  textFormat: (format: string) => `--format ${format} needs fields. Add --field NAME=TEMPLATE.`,
  uncovered: (tuple: string, impossible: number, undecided: number) =>
    `wordloom: ${impossible} ${tuple}${impossible === 1 ? '' : 's'} can't meet under the rules.${undecided === 0 ? '' : ` For ${undecided} more, no row was found in time.`}`,
  emptied: (option: string) => `No row is left: ${option} drops all of them.`,
  emptiedTogether: 'No row is left: the rules drop all of them together.',
} as const
