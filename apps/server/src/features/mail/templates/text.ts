import type { EmailContent } from './email-content.ts'
import { FRAME_TEXTS } from './texts.ts'

const LINE_CHARACTERS = 72

export function toText({ heading, quote, paragraphs, button, ifNotYou, reason }: EmailContent): string {
  const title = `${heading}\n${'='.repeat(Math.min(heading.length, LINE_CHARACTERS))}`
  const link = button === undefined ? [] : [`${button.label}:\n${button.url}`]
  const limits = button?.limits === undefined ? [] : [button.limits]
  // Mark each line, so that no quoted line passes for our own text.
  const quoted = quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]
  const notYou = ifNotYou === undefined ? [] : [toAdvice(ifNotYou)]
  return `${[title, ...quoted, ...paragraphs, ...link, ...limits, ...notYou, `-- \n${FRAME_TEXTS.name}\n${reason}`].join('\n\n')}\n`
}

function toAdvice({ text, url }: NonNullable<EmailContent['ifNotYou']>): string {
  return url === undefined ? text : `${text}:\n${url}`
}
