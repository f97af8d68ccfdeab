import type { MetaFunction } from 'react-router'
import { ListsComparison } from '../../features/comparison/lists-comparison.tsx'
import { toolMeta } from '../../shared/tools/tool-page.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/compare')

export default ListsComparison
