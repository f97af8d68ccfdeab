import type { PaidPlan } from '@wordloom/contract'
import { forgetAsked, keepAsked, readAsked } from './asked-for.ts'

export function askForPlan(plan: PaidPlan): void {
  const asked = readAsked()
  const leadsToColumn = asked?.kind === 'column' || asked?.kind === 'plan'
  keepAsked({ kind: 'plan', plan, columnId: leadsToColumn ? asked.columnId : null })
}

export function readAskedPlan(): PaidPlan | null {
  const asked = readAsked()
  return asked?.kind === 'plan' ? asked.plan : null
}

/** Call this once the person sees the plan. Its payment may still add a column. */
export function forgetAskedPlan(): void {
  const asked = readAsked()
  if (asked?.kind !== 'plan') return
  if (asked.columnId === null) forgetAsked()
  else keepAsked({ kind: 'paid-column', columnId: asked.columnId })
}
