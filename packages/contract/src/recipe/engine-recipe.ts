import { TARGETS, toRowTexts } from '@wordloom/targets'
import { toPlaces } from './column-numbers.ts'
import { toJoining } from './combining.ts'
import type { Recipe } from './recipe.ts'
import { activeRules } from './row-rules.ts'
import type { RowRule, RowSettings } from './row-settings.ts'

export interface WordReading {
  /** The separator 'nothing' joins words without any whitespace. Patterns have spaces of their own. */
  readonly removeWhitespace: boolean
  /** A linked column keeps its blank lines, so that its lines stay beside those of the other columns. */
  readonly keepBlankLines: boolean
}

type Settings = Pick<Recipe, 'separator' | 'rows' | 'version'>

/** `column` is counted from 0. */
export function wordReading({ separator, rows = {}, version }: Settings, column: number): WordReading {
  const { links = [] } = toPlaces(rows, version)
  return {
    removeWhitespace: separator === 'nothing' && (rows.patterns ?? []).length === 0,
    keepBlankLines: links.some((link) => link.includes(column)),
  }
}

type RecipeWithoutColumns = Omit<Recipe, 'columns'>

/** `words` has the words of each column, read as `wordReading` says. */
export function toEngineRecipe(
  { names = [], rows: settings = {}, version, ...options }: RecipeWithoutColumns,
  words: readonly (readonly string[])[],
) {
  const rows = toPlaces(settings, version)
  const { separator, prefix, suffix } = toJoining(options)
  const { links = [], optional = [], patterns = [], allOrders = false, order = {}, fields = [] } = rows
  return {
    columns: words.map((list, column) => ({
      words: list,
      isOptional: optional.includes(column),
      ...(names[column] && { name: names[column] }),
    })),
    links,
    ...(patterns.length > 0 && { patterns }),
    allOrders,
    separator,
    prefix,
    suffix,
    unique: options.unique,
    rules: toEngineRules(activeRules(rows)),
    order: {
      ...(order.shuffle !== undefined && { shuffle: order.shuffle }),
      ...(order.sample !== undefined && { sample: order.sample }),
      ...(order.each !== undefined && { each: order.each }),
      ...(order.covering !== undefined && { covering: order.covering }),
    },
    ...(fields.length > 0 && { fields }),
  }
}

function toEngineRules(rules: readonly RowRule[]) {
  return {
    lengths: [
      ...rules.flatMap((rule) => (rule.kind === 'length' ? [toLimit(rule)] : [])),
      ...rules.flatMap((rule) => (rule.kind === 'target' ? TARGETS[rule.target].checks : [])),
    ],
    noWordTwice: rules.some(({ kind }) => kind === 'no-word-twice'),
    conditions: conditionsOf(rules).join(BETWEEN_CONDITIONS),
    leaveOut: rules.flatMap((rule) =>
      rule.kind === 'leave-out' ? linesOf(rule.texts).flatMap(toRowTexts) : [],
    ),
  }
}

function toLimit({ unit, least, most }: Extract<RowRule, { readonly kind: 'length' }>) {
  return { unit, ...(least !== undefined && { least }), ...(most !== undefined && { most }) }
}

const BETWEEN_CONDITIONS = ';\n'

function conditionsOf(rules: readonly RowRule[]): readonly string[] {
  return rules.flatMap((rule) => (rule.kind === 'condition' ? [rule.text] : []))
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line !== '')
}

/** A place in the recipe that the engine compiles, as its `RecipeError` names it. */
export interface EnginePlace {
  readonly part: 'columns' | 'link' | 'pattern' | 'length' | 'conditions' | 'order' | 'field'
  readonly number: number
  /** UTF-16 offsets in the text of the part. */
  readonly range: { readonly from: number; readonly to: number } | null
}

export interface SettingPlace {
  readonly part: 'columns' | 'link' | 'pattern' | 'rule' | 'order' | 'field'
  /** Counted from 0 among the settings of this kind, rules that are off included. */
  readonly number: number
  readonly range: { readonly from: number; readonly to: number } | null
}

export function toSettingPlace(rows: RowSettings, { part, number, range }: EnginePlace): SettingPlace {
  switch (part) {
    case 'length':
      return { part: 'rule', number: ruleNumber(rows, 'length', number), range }
    case 'conditions':
      return toConditionPlace(rows, range)
    default:
      return { part, number, range }
  }
}

function toConditionPlace(rows: RowSettings, range: EnginePlace['range']): SettingPlace {
  const conditions = conditionsOf(activeRules(rows))
  let begin = 0
  for (const [i, { length }] of conditions.entries()) {
    const end = begin + length + BETWEEN_CONDITIONS.length
    if (range === null || range.from < end || i === conditions.length - 1) {
      const inside = (offset: number) => Math.min(Math.max(offset - begin, 0), length)
      return {
        part: 'rule',
        number: ruleNumber(rows, 'condition', i),
        range: range && { from: inside(range.from), to: inside(range.to) },
      }
    }
    begin = end
  }
  return { part: 'rule', number: 0, range: null }
}

function ruleNumber({ rules = [] }: RowSettings, kind: RowRule['kind'], place: number): number {
  const numbers = rules.flatMap((rule, i) => (rule.kind === kind && rule.isOff !== true ? [i] : []))
  return numbers[place] ?? 0
}
