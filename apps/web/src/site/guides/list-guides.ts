import { GUIDE_PATHS } from '@wordloom/contract'
import { GUIDES } from './content/guides.ts'
import { GUIDE_NAMES } from './names.ts'
import { workOut } from './work-out.ts'

export function listGuides() {
  return GUIDE_PATHS.map((path) => ({ path, name: GUIDE_NAMES[path], heading: GUIDES[path].heading }))
}

export function listGuidesWithSamples() {
  return listGuides().map((guide) => {
    const { rows, options } = workOut(GUIDES[guide.path].examples[0], 1)
    return { ...guide, sample: { words: rows[0] ?? [], options } }
  })
}
