import { compileRecipe, type Recipe } from '@wordloom/engine'
import { type Check, canShorten, lengthChecks, TARGETS, withShortening } from '@wordloom/targets'
import { countShortenedRepeats } from '@wordloom/uploads'
import { UsageError } from '../usage-error.ts'
import type { TargetOption } from './recipe-options.ts'
import { RECIPE_TEXTS as T } from './texts.ts'

/** @throws {UsageError} if rows for this target can't be shortened */
export function withTarget(recipe: Recipe, { id, check }: TargetOption): Recipe {
  if (check === 'keep') return recipe
  if (check === 'shorten') {
    if (!canShorten(id)) throw new UsageError(T.cannotShorten(id))
    return { ...recipe, fields: withShortening(recipe.fields ?? [], id) }
  }
  return withLengths(recipe, TARGETS[id].checks)
}

/** Returns `null` if all rows fit, or if they can't be counted. */
export function describeMisfits(recipe: Recipe, { id, check }: TargetOption): string | null {
  const { name, checks } = TARGETS[id]
  // Counted before duplicates are removed and samples are drawn.
  const { order: _, fields: __, ...rest } = recipe
  const whole = { ...rest, unique: false }
  const all = sizeOf(whole)
  const countMisfits = (own: readonly Check[]) => {
    const fitting = all === null ? null : sizeOf(withLengths(whole, own))
    return all === null || fitting === null ? null : all - fitting
  }
  const misfits = countMisfits(checks)
  if (misfits === null || misfits === 0n) return null
  const reasons = checks.flatMap((one) => {
    const count = countMisfits([one]) ?? 0n
    return count === 0n ? [] : [`${one.reason}: ${count}`]
  })
  const told = T.misfits(misfits, name, check, reasons.join('; '))
  const shortened = check === 'shorten' ? (countMisfits(lengthChecks(id)) ?? 0n) : 0n
  if (shortened === 0n) return told
  return `${told}\n${T.shortened(shortened, countShortenedRepeats(rest, id))}`
}

function withLengths(recipe: Recipe, checks: readonly Check[]): Recipe {
  const { rules = {} } = recipe
  return { ...recipe, rules: { ...rules, lengths: [...(rules.lengths ?? []), ...checks] } }
}

function sizeOf(recipe: Recipe): bigint | null {
  const { plan } = compileRecipe(recipe)
  return plan.kind === 'indexed' ? plan.size : null
}
