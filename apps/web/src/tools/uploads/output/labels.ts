import type { FilePlace } from '@wordloom/uploads'
import { CHECK_TEXTS } from '../texts.ts'

/** Labels in the form for the settings of a file: by name, or by a place such as `utm.source`. */
export type Labels = Readonly<Record<string, string>>

/** @example toLabel(['ads', 0, 'headlines', 1], { ads: 'Ad', headlines: 'headline' }) // 'Ad 1, headline 2' */
export function toLabel(place: FilePlace, labels: Labels): string {
  const whole = labels[place.join('.')]
  if (whole !== undefined) return whole
  return place
    .flatMap((part, i) => {
      if (typeof part === 'number') return []
      const label = labels[part] ?? part
      const number = place[i + 1]
      return typeof number === 'number' ? CHECK_TEXTS.numbered(label, number) : label
    })
    .join(', ')
}

const SETTING = /"(\w+)"/g

export function withLabels(text: string, labels: Labels): string {
  return text.replaceAll(SETTING, (quoted, setting: string) => {
    const label = labels[setting]
    return label === undefined ? quoted : `“${label}”`
  })
}
