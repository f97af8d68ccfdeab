import type { Thing } from '../../shared/document/structured-data.ts'
import { type Place, toBreadcrumbList } from '../../shared/ui/breadcrumb.tsx'
import type { WorkedGuide } from './guide.ts'
import { GUIDE_NAMES } from './names.ts'
import { GUIDE_TEXTS } from './texts.ts'

export const USE_CASES: Place = { name: GUIDE_TEXTS.useCases, path: '/features' }

export function toGuideData({ path, howTo }: WorkedGuide): readonly Thing[] {
  const place = toBreadcrumbList([USE_CASES], { name: GUIDE_NAMES[path], path })
  if (howTo === undefined) return [place]
  const step = howTo.steps.map(({ title, text }, at) => ({
    '@type': 'HowToStep',
    position: at + 1,
    name: title,
    text,
  }))
  return [place, { '@type': 'HowTo', name: howTo.title, step }]
}
