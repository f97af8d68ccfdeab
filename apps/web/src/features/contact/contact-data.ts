import type { Thing } from '../../shared/document/structured-data.ts'
import { toBreadcrumbList } from '../../shared/ui/breadcrumb.tsx'
import { CONTACT_TEXTS } from './texts.ts'

export function toContactData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: CONTACT_TEXTS.title, path: '/contact' })]
}
