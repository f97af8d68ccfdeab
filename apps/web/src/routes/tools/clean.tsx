import type { MetaFunction } from 'react-router'
import { Cleaner } from '../../features/cleaner/cleaner.tsx'
import { toolMeta } from '../../shared/tools/tool-page.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/clean')

export default Cleaner
