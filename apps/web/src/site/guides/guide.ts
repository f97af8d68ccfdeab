import type { GuidePath } from '@wordloom/contract'
import type { Limit, LimitId } from '@wordloom/targets'
import type { Example, WorkedExample } from '#generator/examples/example.ts'

/** Texts may link to other pages of the site: `See <seo>the SEO guide</seo>.` */
export interface Guide {
  /** The page title without the product's name: at most 50 characters, with the words people search for. */
  readonly title: string
  /** For search engines: one or two sentences, at most 155 characters. */
  readonly description: string
  readonly badge: string
  readonly heading: string
  readonly lead: string
  readonly applications: readonly [Application, Application, Application, Application]
  readonly examples: readonly [GuideExample, GuideExample, GuideExample]
  /** From the first word to the destination tool: 4 to 7 steps. */
  readonly howTo: HowTo
  readonly limits: readonly LimitId[]
  readonly facts: Facts
  readonly sources: readonly Source[]
  /** Day on which the guide was last checked against its sources, as `2026-11-23`. */
  readonly reviewed: string
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
  readonly deletions: readonly [Deletion, Deletion, Deletion]
}

interface Deletion {
  readonly row: string
  readonly why: string
}

interface HowTo {
  readonly title: string
  readonly drawing: Drawing
  readonly steps: readonly { readonly title: string; readonly text: string }[]
}

interface Drawing {
  readonly example: 0 | 1 | 2
  /** Meanings of the separator and the wrap, where the drawing should say them: 'exact match'. */
  readonly labels?: RowLabels
}

export interface RowLabels {
  readonly separator?: string
  readonly prefix?: string
  readonly suffix?: string
}

interface Facts {
  readonly title: string
  readonly points: readonly string[]
}

interface Source {
  readonly title: string
  readonly url: string
}

interface Closing {
  readonly title: string
  readonly text: string
}

export type WorkedGuideExample = GuideExample & WorkedExample

export interface WorkedGuide extends Omit<Guide, 'examples' | 'limits'> {
  readonly path: GuidePath
  readonly limits: readonly Limit[]
  readonly examples: readonly [WorkedGuideExample, WorkedGuideExample, WorkedGuideExample]
}
