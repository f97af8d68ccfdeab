const DONE = {
  drop: 'Left out.',
  shorten: 'Shortened where they are too long.',
  keep: 'Kept.',
} as const

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
    `Several fields make a table. Use --format ${formats.join(', ')}, not ${format}.`,
  textFormat: (format: string) => `--format ${format} needs fields. Add --field NAME=TEMPLATE.`,
  uncovered: (tuple: string, impossible: number, undecided: number) =>
    `wordloom: ${impossible} ${tuple}${impossible === 1 ? '' : 's'} can't meet under the rules.${undecided === 0 ? '' : ` For ${undecided} more, no row was found in time.`}`,
  noTarget: (name: string) => `There is no target '${name}'. wordloom targets names all of them.`,
  noCheck: (checks: readonly string[], text: string) => `--check takes ${checks.join(', ')}, not '${text}'.`,
  checkWithoutTarget:
    "--check says what happens to rows that don't fit. Say what the rows are for with --for TARGET.",
  cannotShorten: (id: string) =>
    `Rows for ${id} have no length, so they can't be shortened. Use --check drop or --check keep.`,
  misfits: (count: bigint, target: string, check: 'drop' | 'shorten' | 'keep', reasons: string) =>
    `wordloom: ${count === 1n ? "1 row doesn't" : `${count} rows don't`} fit “${target}”. ${reasons}. ${DONE[check]}`,
  shortened: (count: bigint, repeats: number | null) =>
    `wordloom: ${count === 1n ? '1 row is' : `${count} rows are`} shortened. ${
      repeats === null
        ? 'Some of them may then be the same as another row.'
        : `${repeats === 0 ? 'None' : repeats} of them ${repeats <= 1 ? 'is' : 'are'} then the same as another row.`
    }`,
  emptied: (option: string) => `No row is left: ${option} drops all of them.`,
  emptiedTogether: 'No row is left: the rules drop all of them together.',
} as const
