import type { GuidePath } from '@wordloom/contract'
import type { Example, WorkedExample } from '../../shared/examples/example.ts'

export interface Guide {
  /** The page title without the product's name: at most 50 characters, with the words people search for. */
  readonly title: string
  /** For search engines: one or two sentences, at most 155 characters. */
  readonly description: string
  /** The audience, in two to four words. */
  readonly badge: string
  readonly heading: string
  readonly lead: string
  readonly applications: readonly [Application, Application, Application, Application]
  readonly examples: readonly [GuideExample, GuideExample, GuideExample]
  readonly howTo?: HowTo
  readonly facts?: Facts
  readonly closing: Closing
  readonly related: readonly [GuidePath, GuidePath, GuidePath]
}

export interface Application {
  readonly title: string
  readonly text: string
}

export interface GuideExample extends Example {
  readonly title: string
  readonly text: string
  readonly headings: readonly [string, string, string]
}

interface HowTo {
  readonly title: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
}

interface Facts {
  readonly title: string
  readonly points: readonly string[]
}

interface Closing {
  readonly title: string
  readonly text: string
}

export interface WorkedGuide extends Omit<Guide, 'examples'> {
  readonly path: GuidePath
  readonly examples: readonly (GuideExample & WorkedExample)[]
}
