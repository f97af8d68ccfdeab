import {
  DEFAULT_OPTIONS,
  type GuidePath,
  RECIPE_VERSION,
  type Recipe,
  type RowSettings,
  type ToolPath,
  toEngineRecipe,
  toJoining,
  toTargetPath,
} from '@wordloom/contract'
import { compileRecipe, findExcess, type IndexedPlan, type TextRange } from '@wordloom/engine'
import { type Check, type Limit, TARGET_IDS, TARGETS, type Target, type TargetId } from '@wordloom/targets'
import { toRecipeLink } from '#platform/recipe-link/recipe-link.ts'
import { TARGET_CONTENTS } from './content/contents.ts'
import type { TargetContent } from './target-content.ts'

export interface TargetRow {
  readonly segments: readonly { readonly text: string; readonly column: number | null }[]
  /** Empty if the row fits. */
  readonly reasons: readonly string[]
  readonly ranges: readonly TextRange[]
}

export interface WorkedTarget
  extends Pick<TargetContent, 'title' | 'description' | 'heading' | 'lead' | 'example'> {
  readonly path: string
  readonly name: string
  readonly limit: Limit
  readonly note: string | null
  readonly reasons: readonly string[]
  readonly rows: readonly TargetRow[]
  readonly fitting: number
  /** Opens the example in the generator, with the target set. */
  readonly link: string
  readonly guides: readonly GuidePath[]
  readonly tool: { readonly path: ToolPath; readonly search: string } | null
  readonly others: readonly { readonly path: string; readonly name: string }[]
}

/** This happens at build time; the browser gets only the rows and the link. */
export async function workOutTarget(id: TargetId): Promise<WorkedTarget> {
  const { name, group, limit, checks, note }: Target = TARGETS[id]
  const { example, tool, packing, ...texts } = TARGET_CONTENTS[id]
  const rows: RowSettings = { rules: [{ kind: 'target', target: id }] }
  const link = await toRecipeLink('', { ...toRecipe(example), rows })
  if (link === null) throw new RangeError(`The example of ${id} is small`)
  const all = compileExample(example, {})
  return {
    ...texts,
    path: toTargetPath(id),
    name,
    limit,
    note: note ?? null,
    example,
    tool:
      packing !== undefined
        ? { path: '/tools/tags', search: `?for=${packing}` }
        : tool === undefined
          ? null
          : { path: tool, search: '' },
    link,
    reasons: checks.map(({ reason }) => reason),
    rows: Array.from({ length: Number(all.size) }, (_, row) =>
      toRow(all.parts(BigInt(row)), example, checks),
    ),
    fitting: Number(compileExample(example, rows).size),
    others: TARGET_IDS.filter((other) => other !== id && TARGETS[other].group === group).map((other) => ({
      path: toTargetPath(other),
      name: TARGETS[other].name,
    })),
  }
}

type Example = TargetContent['example']

function toRecipe({ columns, options }: Example): Recipe {
  return {
    ...DEFAULT_OPTIONS,
    ...options,
    columns: columns.map(({ words }) => words.join('\n')),
    names: columns.map(({ name }) => name),
    version: RECIPE_VERSION,
  }
}

function compileExample(example: Example, rows: RowSettings): IndexedPlan {
  const words = example.columns.map((column) => column.words)
  const { plan } = compileRecipe(toEngineRecipe({ ...toRecipe(example), rows }, words))
  if (plan.kind !== 'indexed') throw new RangeError('An example is small enough to be counted')
  return plan
}

function toRow(parts: readonly string[], { options }: Example, checks: readonly Check[]): TargetRow {
  const { separator, prefix, suffix } = toJoining({ ...DEFAULT_OPTIONS, ...options })
  const words = parts.flatMap((text, column) => [
    { text: column === 0 ? prefix : separator, column: null },
    { text, column },
  ])
  const segments = [...words, { text: suffix, column: null }].filter(({ text }) => text !== '')
  const whole = segments.map(({ text }) => text).join('')
  const broken = checks
    .map((check) => ({ reason: check.reason, ranges: findExcess(whole, check) }))
    .filter(({ ranges }) => ranges.length > 0)
  return {
    segments,
    reasons: broken.map(({ reason }) => reason),
    ranges: broken.flatMap(({ ranges }) => ranges),
  }
}
