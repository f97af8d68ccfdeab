import type { GuidePath } from '@wordloom/contract'
import type { Example, WorkedExample } from '../../shared/examples/example.ts'

/** A page about one kind of work: what the generator does for it, with examples. */
export interface Guide {
  /** Of the document, without the product's name: at most 50 characters, with the words people search for. */
  readonly title: string
  /** For search engines: one or two sentences, at most 155 characters. */
  readonly description: string
  /** Who it is for, in two to four words. */
  readonly badge: string
  readonly heading: string
  /** What it does for them, in a sentence or two. */
  readonly lead: string
  /** Four things it is used for. */
  readonly applications: readonly [Application, Application, Application, Application]
  readonly examples: readonly [GuideExample, GuideExample, GuideExample]
  /** The steps of the work, where a page has them: shown, and told to search engines. */
  readonly howTo?: HowTo
  /** What is worth knowing: limits of a platform, rules that hold, traps. Facts only. */
  readonly facts?: Facts
  readonly closing: Closing
  /** Guides for neighbouring work. */
  readonly related: readonly [GuidePath, GuidePath, GuidePath]
}

export interface Application {
  readonly title: string
  readonly text: string
}

export interface GuideExample extends Example {
  readonly title: string
  /** When one needs it, and what to do with the result. */
  readonly text: string
  /** What stands in each of the three columns. */
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

/** A guide with what the engine made of its examples. */
export interface WorkedGuide extends Omit<Guide, 'examples'> {
  readonly path: GuidePath
  readonly examples: readonly (GuideExample & WorkedExample)[]
}
