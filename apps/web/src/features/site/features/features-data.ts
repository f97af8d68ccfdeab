import type { Thing } from '../../../shared/document/structured-data.ts'
import { toBreadcrumbList } from '../../../shared/ui/breadcrumb.tsx'
import { FEATURES_TEXTS } from './texts.ts'

/** What the page tells machines: where it stands. */
export function toFeaturesData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: FEATURES_TEXTS.title, path: '/features' })]
}
