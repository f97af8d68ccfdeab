import type { GuidePath } from '@wordloom/contract'
import type { Thing } from '#platform/document/structured-data.ts'
import { type Place, toBreadcrumbList } from '#ui/pages/breadcrumb.tsx'
import type { WorkedGuide } from './guide.ts'
import { toPlainText } from './guide-tags.ts'
import { GUIDE_NAMES } from './names.ts'
import { GUIDE_TEXTS } from './texts.ts'

export const USE_CASES: Place = { name: GUIDE_TEXTS.useCases, path: '/features' }

const WITH_STEPS: readonly GuidePath[] = ['/google-ads-guide', '/seo-guide']

export function toGuideData({ path, howTo }: Pick<WorkedGuide, 'path' | 'howTo'>): readonly Thing[] {
  const place = toBreadcrumbList([USE_CASES], { name: GUIDE_NAMES[path], path })
  if (!WITH_STEPS.includes(path)) return [place]
  const step = howTo.steps.map(({ title, text }, at) => ({
    '@type': 'HowToStep',
    position: at + 1,
    name: title,
    text: toPlainText(text),
  }))
  return [place, { '@type': 'HowTo', name: howTo.title, step }]
}
