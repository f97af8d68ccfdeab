import type { MetaFunction } from 'react-router'
import { Cleaner } from '#tools/cleaner/cleaner.tsx'
import { toolMeta } from '#tools/tool-page.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/clean')

export default Cleaner
