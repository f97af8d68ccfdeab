import { DEMO_MAIL_PATH } from '@wordloom/contract'
import { RichText } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { DEMO_TEXTS } from './texts.ts'

interface DemoMailTextProps {
  readonly text: string
  /** True if this browser hasn't opened the demo link, without which it can't open the mail page. */
  readonly isUnopened: boolean
}

export function DemoMailText({ text, isUnopened }: DemoMailTextProps) {
  if (isUnopened) return <DemoLinkText text={DEMO_TEXTS.mailUnopened} />
  return (
    <RichText
      text={text}
      tags={{
        // The mail page isn't part of the single-page app, so it needs a full page load.
        link: (path) => (
          <a href={DEMO_MAIL_PATH} className={TEXT_LINK}>
            {path}
          </a>
        ),
      }}
    />
  )
}

export function DemoLinkText({ text }: { readonly text: string }) {
  return (
    <RichText
      text={text}
      tags={{
        code: (command) => <code className="font-mono whitespace-nowrap">{command}</code>,
      }}
    />
  )
}
