import type { Thing } from '../../../shared/document/structured-data.ts'
import { toBreadcrumbList } from '../../../shared/ui/breadcrumb.tsx'
import type { LegalDocument } from './legal-document.ts'

export function toLegalData({ path, title }: LegalDocument): readonly Thing[] {
  return [toBreadcrumbList([], { name: title, path })]
}
