import type { MetaFunction } from 'react-router'
import { NgramCounter } from '../../features/ngrams/ngram-counter.tsx'
import { toolMeta } from '../../shared/tools/tool-page.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/ngrams')

export default NgramCounter
