import type { MetaFunction } from 'react-router'
import { NgramCounter } from '#tools/ngrams/ngram-counter.tsx'
import { toolMeta } from '#tools/tool-page.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/ngrams')

export default NgramCounter
