import type { Thing } from '../../../shared/document/structured-data.ts'
import { toBreadcrumbList } from '../../../shared/ui/breadcrumb.tsx'
import { ABOUT_TEXTS } from './texts.ts'

export function toAboutData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: ABOUT_TEXTS.title, path: '/about' })]
}
