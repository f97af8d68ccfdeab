import { type MetaFunction, useLoaderData } from 'react-router'
import { listGuidesWithSamples } from '../../features/guides/list-guides.ts'
import { workOut } from '../../features/guides/work-out.ts'
import { KEYWORDS, NAMES } from '../../features/site/features/examples.ts'
import { toExportSamples } from '../../features/site/features/exports.ts'
import { FeaturesPage, toFeaturesData } from '../../features/site/features/features-page.tsx'
import { ROWS_EXAMPLES, workOutRows } from '../../features/site/features/rows-examples.ts'
import { FEATURES_TEXTS } from '../../features/site/features/texts.ts'
import { pageMeta } from '../../shared/document/page-meta.ts'
import { structuredData } from '../../shared/document/structured-data.ts'

const ROWS = 8

export async function loader() {
  return {
    guides: listGuidesWithSamples(),
    keywords: workOut(KEYWORDS, ROWS),
    names: workOut(NAMES, ROWS),
    namesWithRepeats: workOut({ ...NAMES, options: { ...NAMES.options, unique: false } }).size,
    rowsExamples: await Promise.all(ROWS_EXAMPLES.map(workOutRows)),
    exports: toExportSamples(KEYWORDS, 3n),
  }
}

export const meta: MetaFunction = () => [
  ...pageMeta({ path: '/features', ...FEATURES_TEXTS }),
  ...structuredData(toFeaturesData()),
]

export default function Features() {
  return <FeaturesPage {...useLoaderData<typeof loader>()} />
}
