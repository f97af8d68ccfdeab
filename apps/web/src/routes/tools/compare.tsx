import type { MetaFunction } from 'react-router'
import { ListsComparison } from '#tools/comparison/lists-comparison.tsx'
import { toolMeta } from '#tools/tool-page.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/compare')

export default ListsComparison
