import { API_DOCS_PATH } from '@wordloom/contract'
import type { Thing } from '../../shared/document/structured-data.ts'
import { toBreadcrumbList } from '../../shared/ui/breadcrumb.tsx'
import { API_DOCS_TEXTS } from './texts.ts'

export function toApiDocsData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: API_DOCS_TEXTS.title, path: API_DOCS_PATH })]
}
