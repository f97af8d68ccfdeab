import { GUIDE_PATHS } from '@wordloom/contract'
import { GUIDES } from './content/guides.ts'
import { GUIDE_NAMES } from './names.ts'

export function listGuides() {
  return GUIDE_PATHS.map((path) => ({ path, name: GUIDE_NAMES[path], heading: GUIDES[path].heading }))
}
