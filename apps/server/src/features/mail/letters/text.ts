import type { Letter } from './letter.ts'

/** A letter as plain text. */
export function toText({ heading, quote, paragraphs, button, ifNotYou, reason }: Letter): string {
  const link = button === undefined ? [] : [`${button.label}:\n${button.url}`]
  const limits = button?.limits === undefined ? [] : [button.limits]
  // Marked line by line, so that none passes for one of ours.
  const quoted = quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]
  const notYou = ifNotYou === undefined ? [] : [toAdvice(ifNotYou)]
  return `${[heading, ...quoted, ...paragraphs, ...link, ...limits, ...notYou, `-- \nWordloom\n${reason}`].join('\n\n')}\n`
}

function toAdvice({ text, url }: NonNullable<Letter['ifNotYou']>): string {
  return url === undefined ? text : `${text}:\n${url}`
}
