import type { Thing } from '../../../shared/document/structured-data.ts'
import { toBreadcrumbList } from '../../../shared/ui/breadcrumb.tsx'
import { HOW_TO_USE_TEXTS } from './texts.ts'

/** What the page tells machines: where it stands. */
export function toHowToUseData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: HOW_TO_USE_TEXTS.title, path: '/how-to-use' })]
}
