import type { Recipe } from '@wordloom/contract'
import { WorkerFailure, WorkerLink } from '../lib/worker-link.ts'
import { RECIPE_FRAGMENT } from './link-limits.ts'
import type { LinkApi } from './recipe-link.worker.ts'
import workerUrl from './recipe-link.worker.ts?worker&url'
import type { OpenedLink } from './unpack-link.ts'

let handed: Recipe | null = null

/** The address that opens a recipe of any size in this tab's generator, without a load of the page. */
export function handToGenerator(recipe: Recipe): string {
  handed = recipe
  return `/${RECIPE_FRAGMENT}`
}

/** Someone else may have written the link, so a worker unpacks and checks it. */
export async function readRecipeLink(fragment: string): Promise<OpenedLink> {
  if (fragment === RECIPE_FRAGMENT && handed !== null) return takeHanded(handed)
  const link = new WorkerLink<LinkApi>(workerUrl, 'recipe-link')
  try {
    return await link.ask((api) => api.unpackLink(fragment))
  } catch (error) {
    if (error instanceof WorkerFailure) return { kind: 'broken' }
    throw error
  } finally {
    link.end()
  }
}

function takeHanded(recipe: Recipe): OpenedLink {
  handed = null
  return { kind: 'recipe', recipe }
}
