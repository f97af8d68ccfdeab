import { type MetaFunction, useLoaderData } from 'react-router'
import { pageMeta } from '#platform/document/page-meta.ts'
import { structuredData } from '#platform/document/structured-data.ts'
import { KEYWORDS, NAMES } from '#site/features/examples.ts'
import { toExportSamples } from '#site/features/exports.ts'
import { FeaturesPage, toFeaturesData } from '#site/features/features-page.tsx'
import { ROWS_EXAMPLES, workOutRows } from '#site/features/rows-examples.ts'
import { FEATURES_TEXTS } from '#site/features/texts.ts'
import { listGuidesWithSamples } from '#site/guides/list-guides.ts'
import { workOut } from '#site/guides/work-out.ts'

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
