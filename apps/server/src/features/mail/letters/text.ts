import type { Letter } from './letter.ts'

/** A letter as plain text. */
export function toText({ heading, paragraphs, button, ifNotYou, reason }: Letter): string {
  const link = button === undefined ? [] : [`${button.label}:\n${button.url}`]
  const limits = button?.limits === undefined ? [] : [button.limits]
  const notYou = ifNotYou.url === undefined ? ifNotYou.text : `${ifNotYou.text}:\n${ifNotYou.url}`
  return `${[heading, ...paragraphs, ...link, ...limits, notYou, `-- \nWordloom\n${reason}`].join('\n\n')}\n`
}
