import { readKeywordRows } from '@wordloom/reading'
import {
  type CrossNegative,
  createNegativeIndex,
  EFFECT_TEXTS,
  type Keyword,
  type NegativePlatformId,
  proposeCrossNegatives,
  readKeywords,
  takeNegatives,
  takenMatchTypes,
  writeNotation,
} from '@wordloom/targets'
import { countMatchedRows } from '@wordloom/uploads'
import type { CommandModule } from '../command-module.ts'
import { nameOfFile, WordFileError } from '../input/read-bytes.ts'
import { readFile } from '../input/read-file.ts'
import { AS_FOUND, type FileReading } from '../input/reading-options.ts'
import { createReport, openReport, reportProblems } from '../output/report.ts'
import { readRecipe } from '../recipe-file/read-recipe.ts'
import { type NegativesCommand, parseNegatives } from './command.ts'
import { NEGATIVES_USAGE } from './help.ts'
import { CROSS_SENTENCES, EFFECT_SENTENCES, HEADINGS, ROW_SENTENCES, NEGATIVES_TEXTS as T } from './texts.ts'

export const negatives: CommandModule = { help: NEGATIVES_USAGE, run: (args) => run(parseNegatives(args)) }

async function run(command: NegativesCommand): Promise<void> {
  if (command.kind === 'keywords') await writeEffects(command)
  else if (command.kind === 'recipe') await writeRowCounts(command)
  else await writeCrossNegatives(command)
}

type CommandOf<Kind> = Extract<NegativesCommand, { readonly kind: Kind }>

async function writeEffects({
  keywords: file,
  negatives,
  platform,
  reading,
  ...choice
}: CommandOf<'keywords'>): Promise<void> {
  const keywords = await keywordsOf(file, platform, reading)
  const index = createNegativeIndex(await negativesOf(negatives, platform, reading))
  openReport(choice.output)
  const report = createReport(choice, HEADINGS.effects)
  let [blocked, narrowed] = [0, 0]
  for (const keyword of keywords) {
    const effects = index.effectsOn(keyword)
    if (effects.some(({ effect }) => effect === 'blocks')) blocked++
    else if (effects.length > 0) narrowed++
    for (const { effect, reason, negative } of effects) {
      const { text, matchType, campaign, adGroup } = keyword
      const why = EFFECT_TEXTS[reason]
      report.add(
        {
          keyword: text,
          matchType,
          campaign,
          adGroup,
          effect,
          negative: negative.text,
          negativeMatchType: negative.matchType,
          reason: why,
        },
        () => EFFECT_SENTENCES[effect](writeNotation(keyword), writeNotation(negative), why),
      )
    }
  }
  report.end(EFFECT_SENTENCES.summary(keywords.length, blocked, narrowed))
}

async function writeRowCounts(command: CommandOf<'recipe'>): Promise<void> {
  const { engineRecipe, compiled } = await readRecipe(command.recipe)
  const negatives = await negativesOf(command.negatives, command.platform, command.reading)
  const { total, left, counts } = countMatchedRows(
    { recipe: engineRecipe, compiled, matchType: command.matchType, platform: command.platform },
    negatives,
    { onStreamed: (rows) => console.error(T.streamed(rows)) },
  )
  openReport(command.output)
  const report = createReport(command, HEADINGS.rows)
  for (const { negative, effect, rows } of counts) {
    const { text, matchType } = negative
    report.add({ negative: text, matchType, effect, rows }, () =>
      ROW_SENTENCES[effect](rows, total, writeNotation(negative)),
    )
  }
  report.end(left === null ? ROW_SENTENCES.unknown : ROW_SENTENCES.left(left, total))
}

async function writeCrossNegatives({
  groups,
  platform,
  reading,
  ...choice
}: CommandOf<'groups'>): Promise<void> {
  const keywords = await keywordsOf(groups, platform, reading)
  if (keywords.every(({ adGroup }) => adGroup === null))
    throw new WordFileError(T.noGroups(nameOfFile(groups)))
  const { negatives, withheld } = proposeCrossNegatives(keywords, takenMatchTypes(platform))
  openReport(choice.output)
  const { format } = choice
  const headings = { ...HEADINGS.cross, ...(format === 'json' && HEADINGS.withheld) }
  const report = createReport(choice, headings, false)
  const add = (negative: CrossNegative, isWithheld: boolean) => {
    const { campaign, adGroup, text: keyword, matchType, reason } = negative
    const criterionType = `Negative ${matchType.replace(/^./, (first) => first.toUpperCase())}`
    const sentence = CROSS_SENTENCES[isWithheld ? 'withheld' : 'added']
    report.add({ campaign, adGroup, keyword, criterionType, comment: reason, isWithheld }, () =>
      sentence(adGroup ?? '', writeNotation(negative), reason),
    )
  }
  for (const negative of negatives) add(negative, false)
  if (format === 'txt' || format === 'json') for (const negative of withheld) add(negative, true)
  else if (withheld.length > 0) console.error(CROSS_SENTENCES.onlyAdded(withheld.length))
  report.end(CROSS_SENTENCES.summary(negatives.length, withheld.length))
}

async function keywordsOf(
  file: string,
  platform: NegativePlatformId,
  reading: FileReading,
): Promise<readonly Keyword[]> {
  const { keywords, problems } = readKeywords(await readFile(file, reading, readKeywordRows), platform)
  reportProblems(file, problems)
  if (keywords.length === 0) throw new WordFileError(T.noKeyword(nameOfFile(file)))
  return keywords
}

/** @throws {WordFileError} */
async function negativesOf(
  file: string,
  platform: NegativePlatformId,
  { isQuiet }: FileReading,
): Promise<readonly Keyword[]> {
  const rows = await readFile(file, { ...AS_FOUND, isQuiet }, readKeywordRows)
  const { negatives, problems } = takeNegatives(rows, platform)
  reportProblems(file, problems)
  if (negatives.length === 0) throw new WordFileError(T.noNegative(nameOfFile(file)))
  return negatives
}
