import { type ContactOptions, DEMO_MAIL_PATH } from '@wordloom/contract'
import { RichText } from '../../shared/ui/rich-text.tsx'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { CONTACT_TEXTS as TEXTS } from './texts.ts'

/** The address beside the form, and when an answer is to be expected. */
export function Whereabouts({ supportEmail, isDemo }: ContactOptions) {
  if (supportEmail === null) return null
  if (isDemo) {
    return (
      <p className="border-l-3 border-thread-2 pl-3 text-sm/6">
        <RichText
          text={TEXTS.demo}
          tags={{
            link: (children) => (
              // A document of its own, with rules of its own.
              <a href={DEMO_MAIL_PATH} className={TEXT_LINK}>
                {children}
              </a>
            ),
          }}
        />
      </p>
    )
  }
  return (
    <div>
      <p className="text-[13px]/5 text-faint">{TEXTS.byEmail}</p>
      <p className="mt-0.5">
        <a href={`mailto:${encodeURIComponent(supportEmail)}`} className={`${TEXT_LINK} wrap-anywhere`}>
          {supportEmail}
        </a>
      </p>
      <p className="mt-2 text-soft">{TEXTS.responseTime}</p>
    </div>
  )
}
