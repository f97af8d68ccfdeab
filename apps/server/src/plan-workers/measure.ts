import type { Plan, StreamedPlan } from '@wordloom/engine'
import { type Text, textOf } from '../memory/text.ts'
import { compilePlan, readRecipe } from './plan.ts'
import { explain, findProblem } from './problems.ts'
import type { Unusable } from './unusable.ts'
import { walk } from './walk.ts'

export interface MeasureTask {
  readonly recipe: Text
  readonly claimed: Text | null
  readonly previewed: { readonly combinations: number; readonly characters: number }
  readonly kept: { readonly combinations: number; readonly bytes: number }
}

export interface Measured {
  readonly count: bigint
  readonly isExact: boolean
  readonly first: readonly string[]
  readonly text: string | null
  readonly agreement: Agreement
}

/** True if the recipe makes the claimed combinations; `unknown` if comparing takes too long. */
export type Agreement = 'same' | 'other' | 'unknown'

const CHUNK_BYTES = 256 * 1024

const WALKING_MS = 2000

export function measure({ recipe: text, ...task }: MeasureTask): Measured | Unusable {
  const recipe = readRecipe(text)
  try {
    const compiled = compilePlan(recipe)
    const problem = findProblem(recipe, compiled)
    return problem === null ? measurePlan(compiled.plan, task) : { problem }
  } catch (error) {
    return explain(recipe, error)
  }
}

function measurePlan(plan: Plan, { claimed: sent, previewed, kept }: Omit<MeasureTask, 'recipe'>): Measured {
  const claimed = sent && textOf(sent)
  const agreement = claimed === null ? 'same' : compare(plan, claimed)
  const text = toKeptText(plan, kept)
  const counted = agreement === 'same' ? (claimed ?? text) : text
  return {
    ...toCount(plan, counted),
    first: firstOf(plan, previewed.combinations).map((each) => each.slice(0, previewed.characters)),
    text,
    agreement,
  }
}

function toCount(plan: Plan, text: string | null): Pick<Measured, 'count' | 'isExact'> {
  if (plan.kind === 'indexed') return { count: plan.size, isExact: true }
  if (text === null) return { count: plan.atMost, isExact: false }
  return { count: BigInt(countLines(text)), isExact: true }
}

/** Returns the first rows; of a plan that can't be counted, those that are found in time. */
export function firstOf(plan: Plan, count: number): readonly string[] {
  if (plan.kind === 'indexed') return plan.slice(0n, count)
  const first: string[] = []
  for (const lines of walkInTime(plan)) {
    if (lines === null) break
    first.push(...lines.split('\n', count - first.length))
    if (first.length === count) break
  }
  return first
}

function toKeptText(plan: Plan, { combinations, bytes }: MeasureTask['kept']): string | null {
  const most = plan.kind === 'indexed' ? plan.size : plan.atMost
  if (most === 0n || most > BigInt(combinations)) return null
  if (plan.kind === 'indexed' && plan.bytes - 1n > BigInt(bytes)) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for (const chunk of chunksOf(plan)) {
    length += chunk?.byteLength ?? 0
    if (chunk === null || length - 1 > bytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length - 1).toString()
}

function compare(plan: Plan, claimed: string): Agreement {
  if (plan.kind === 'indexed' && plan.size !== BigInt(countLines(claimed))) return 'other'
  const expected = `${claimed}\n`
  // Keep a byte order mark: it may be part of a prefix.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let at = 0
  for (const chunk of chunksOf(plan)) {
    if (chunk === null) return 'unknown'
    const piece = decoder.decode(chunk, { stream: true })
    if (!expected.startsWith(piece, at)) return 'other'
    at += piece.length
  }
  return at === expected.length ? 'same' : 'other'
}

function* chunksOf(plan: Plan): Generator<Uint8Array | null> {
  if (plan.kind === 'indexed') return yield* plan.chunks({ chunkSize: CHUNK_BYTES })
  for (const lines of walkInTime(plan)) yield lines === null ? null : Buffer.from(`${lines}\n`)
}

function* walkInTime(plan: StreamedPlan): Generator<string | null> {
  const began = performance.now()
  for (const lines of walk(plan)) {
    if (lines !== null) yield lines
    else if (performance.now() - began > WALKING_MS) return yield null
  }
}

function countLines(text: string): number {
  let count = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}
