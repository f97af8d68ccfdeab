import { type CombiningOptions, DEFAULT_OPTIONS, toJoining } from '@wordloom/contract'
import { compile, parseColumn } from '@wordloom/engine'
import type { Tip, TipExample } from './texts.ts'

export interface WorkedTip extends Tip {
  readonly made: readonly string[]
}

const OPTIONS: Readonly<Record<TipExample['options'], Partial<CombiningOptions>>> = {
  space: { separator: 'space' },
  nothing: {},
  listItems: { separator: 'space', wrap: 'custom', customPrefix: '<li>', customSuffix: '</li>' },
}

export function workOutTips(tips: readonly Tip[]): readonly WorkedTip[] {
  return tips.map((tip) => ({ ...tip, made: tip.example === undefined ? [] : workOutTip(tip.example) }))
}

function workOutTip({ typed, options }: TipExample): readonly string[] {
  const joining = toJoining({ ...DEFAULT_OPTIONS, ...OPTIONS[options] })
  const words = parseColumn(typed, joining)
  const { prefix, suffix, separator } = joining
  const plan = compile({ columns: [words], separator, prefix, suffix })
  return plan.kind === 'indexed' ? plan.slice(0n, words.length) : []
}
