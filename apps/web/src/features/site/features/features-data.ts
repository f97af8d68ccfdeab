import type { Thing } from '../../../shared/document/structured-data.ts'
import { toBreadcrumbList } from '../../../shared/ui/breadcrumb.tsx'
import { FEATURES_TEXTS } from './texts.ts'

export function toFeaturesData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: FEATURES_TEXTS.title, path: '/features' })]
}
