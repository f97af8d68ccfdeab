import type { Thing } from '../../../shared/document/structured-data.ts'
import { toBreadcrumbList } from '../../../shared/ui/breadcrumb.tsx'
import { HOW_TO_USE_TEXTS } from './texts.ts'

export function toHowToUseData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: HOW_TO_USE_TEXTS.title, path: '/how-to-use' })]
}
