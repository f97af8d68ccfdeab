import { activeRules, type RowSettings } from '@wordloom/contract'
import type { RowReport } from '../../state/generator-state.ts'

export const PARTS = ['patterns', 'rules', 'order', 'table', 'target'] as const
export type RowPart = (typeof PARTS)[number]

export function countSettings(rows: RowSettings, part: RowPart): number {
  switch (part) {
    case 'patterns':
      return rows.patterns?.length || (rows.allOrders === true ? 1 : 0)
    case 'rules':
      return activeRules(rows).length
    case 'order':
      return Object.values(rows.order ?? {}).some((value) => value !== undefined) ? 1 : 0
    case 'table':
      return rows.fields?.length ?? 0
    case 'target':
      return rows.rules?.some(({ kind }) => kind === 'target') === true ? 1 : 0
  }
}

const PLACES = { patterns: 'pattern', rules: 'rule', order: 'order', table: 'field', target: null } as const

export function findPartWithError(report: RowReport): RowPart | null {
  return PARTS.find((part) => hasError(report, part)) ?? null
}

export function hasError({ problems }: RowReport, part: RowPart): boolean {
  return problems.some(({ place, isWarning }) => !isWarning && place.part === PLACES[part])
}
