import { DEMO_MAIL_PATH } from '@wordloom/contract'
import { RichText } from '../ui/rich-text.tsx'
import { TEXT_LINK } from '../ui/text-link.ts'
import { DEMO_TEXTS } from './texts.ts'

interface DemoMailTextProps {
  /** Says where the mail is, with `<link>` around the path of the page. */
  readonly text: string
  /** Whether this browser has not opened the demo, so that the page is closed to it. */
  readonly isUnopened: boolean
}

/** In a demo no mail leaves the machine: where it is instead, or how to get to it. */
export function DemoMailText({ text, isUnopened }: DemoMailTextProps) {
  if (isUnopened) return <DemoLinkText text={DEMO_TEXTS.mailUnopened} />
  return (
    <RichText
      text={text}
      tags={{
        // A document of its own, with rules of its own.
        link: (path) => (
          <a href={DEMO_MAIL_PATH} className={TEXT_LINK}>
            {path}
          </a>
        ),
      }}
    />
  )
}

/** A sentence about the link that opens the demo, with `<code>` around the command that prints it. */
export function DemoLinkText({ text }: { readonly text: string }) {
  return (
    <RichText
      text={text}
      tags={{
        code: (command) => <code className="font-mono text-[0.94em] whitespace-nowrap">{command}</code>,
      }}
    />
  )
}
