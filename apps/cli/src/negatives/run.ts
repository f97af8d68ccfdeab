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
import { nameOfFile, readText, WordFileError } from '../input/word-file.ts'
import { writeText } from '../output/output.ts'
import { createReport, openReport, reportProblems } from '../output/report.ts'
import { readRecipe } from '../recipe-file/read-recipe.ts'
import { type NegativesCommand, parseNegatives } from './command.ts'
import { NEGATIVES_USAGE } from './help.ts'
import { CROSS_SENTENCES, EFFECT_SENTENCES, HEADINGS, ROW_SENTENCES, NEGATIVES_TEXTS as T } from './texts.ts'

export function runNegatives(args: readonly string[]): void {
  if (args.includes('--help')) writeText(NEGATIVES_USAGE)
  else run(parseNegatives(args))
}

function run(command: NegativesCommand): void {
  if (command.kind === 'keywords') writeEffects(command)
  else if (command.kind === 'recipe') writeRowCounts(command)
  else writeCrossNegatives(command)
}

type CommandOf<Kind> = Extract<NegativesCommand, { readonly kind: Kind }>

function writeEffects({ keywords: file, negatives, platform, format, output }: CommandOf<'keywords'>): void {
  const keywords = keywordsOf(file)
  const index = createNegativeIndex(negativesOf(negatives, platform))
  openReport(output)
  const report = createReport(format, HEADINGS.effects)
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
        EFFECT_SENTENCES[effect](writeNotation(keyword), writeNotation(negative), why),
      )
    }
  }
  report.end(EFFECT_SENTENCES.summary(keywords.length, blocked, narrowed))
}

function writeRowCounts(command: CommandOf<'recipe'>): void {
  const { engineRecipe, compiled } = readRecipe(command.recipe)
  const negatives = negativesOf(command.negatives, command.platform)
  const { total, left, counts } = countMatchedRows(
    { recipe: engineRecipe, compiled, matchType: command.matchType },
    negatives,
    { onStreamed: (rows) => console.error(T.streamed(rows)) },
  )
  openReport(command.output)
  const report = createReport(command.format, HEADINGS.rows)
  for (const { negative, effect, rows } of counts) {
    const { text, matchType } = negative
    report.add(
      { negative: text, matchType, effect, rows },
      ROW_SENTENCES[effect](rows, total, writeNotation(negative)),
    )
  }
  report.end(left === null ? ROW_SENTENCES.unknown : ROW_SENTENCES.left(left, total))
}

function writeCrossNegatives({ groups, platform, format, output }: CommandOf<'groups'>): void {
  const keywords = keywordsOf(groups)
  if (keywords.every(({ adGroup }) => adGroup === null))
    throw new WordFileError(T.noGroups(nameOfFile(groups)))
  const { negatives, withheld } = proposeCrossNegatives(keywords, takenMatchTypes(platform))
  openReport(output)
  const headings = { ...HEADINGS.cross, ...(format === 'json' && HEADINGS.withheld) }
  const report = createReport(format, headings, false)
  const add = (negative: CrossNegative, isWithheld: boolean) => {
    const { campaign, adGroup, text: keyword, matchType, reason } = negative
    const criterionType = `Negative ${matchType.replace(/^./, (first) => first.toUpperCase())}`
    const sentence = CROSS_SENTENCES[isWithheld ? 'withheld' : 'added']
    report.add(
      { campaign, adGroup, keyword, criterionType, comment: reason, isWithheld },
      sentence(adGroup ?? '', writeNotation(negative), reason),
    )
  }
  for (const negative of negatives) add(negative, false)
  if (format !== 'csv') for (const negative of withheld) add(negative, true)
  else if (withheld.length > 0) console.error(CROSS_SENTENCES.onlyAdded(withheld.length))
  report.end(CROSS_SENTENCES.summary(negatives.length, withheld.length))
}

function keywordsOf(file: string): readonly Keyword[] {
  const { keywords, problems } = readKeywords(readText(file))
  reportProblems(file, problems)
  if (keywords.length === 0) throw new WordFileError(T.noKeyword(nameOfFile(file)))
  return keywords
}

/** @throws {WordFileError} */
function negativesOf(file: string, platform: NegativePlatformId): readonly Keyword[] {
  const { negatives, problems } = takeNegatives(readText(file), platform)
  reportProblems(file, problems)
  if (negatives.length === 0) throw new WordFileError(T.noNegative(nameOfFile(file)))
  return negatives
}
