import { PRODUCT_TEXTS } from '@wordloom/contract'
import type { MetaFunction } from 'react-router'
import { ReadingPage, ReadingSection } from '../shared/ui/reading-page.tsx'

const LEAD = 'Wordloom weaves columns of words into every combination of them, exactly and at any size.'

export const meta: MetaFunction = () => [
  { title: 'About · Wordloom' },
  { name: 'description', content: LEAD },
]

export default function About() {
  return (
    <ReadingPage title="About" lead={LEAD}>
      <ReadingSection title="What it is">
        <p>
          Type words into three columns, choose what stands between them, and see every combination of one
          word of each, in order. A billion combinations appear as quickly as ten, because none is made before
          you look at it, copy it or export it.
        </p>
      </ReadingSection>
      <ReadingSection title="Who it is for">
        <p>
          People who need many exact phrases: {PRODUCT_TEXTS.categories.slice(0, 2).join(' and ')} specialists
          with keyword lists, sellers with colours and sizes, domain investors with roots and endings, writers
          with titles to try.
        </p>
      </ReadingSection>
      <ReadingSection title="How it is made">
        <p>
          The words you type are combined in your browser and are not sent anywhere. Wordloom is free software
          under the MIT licence: anybody may run it, and whoever runs this installation gave you its address.
        </p>
      </ReadingSection>
    </ReadingPage>
  )
}
