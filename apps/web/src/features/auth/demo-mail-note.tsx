import { DEMO_MAIL_PATH } from '@wordloom/contract'
import { RichText } from '../../shared/ui/rich-text.tsx'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { useSignInOptions } from './sign-in-options.ts'
import { DEMO_MAIL_NOTE_TEXTS } from './texts.ts'

/** In demo mode no mail leaves the machine: where it is to be found instead. */
export function DemoMailNote() {
  const { hasDemoMail } = useSignInOptions()
  if (!hasDemoMail) return null
  return (
    <p className="mt-5 border-l-3 border-thread-2 pl-3 text-sm/6">
      <RichText
        text={DEMO_MAIL_NOTE_TEXTS.where(DEMO_MAIL_PATH)}
        tags={{
          // A document of its own, with rules of its own.
          link: (path) => (
            <a href={DEMO_MAIL_PATH} className={TEXT_LINK}>
              {path}
            </a>
          ),
        }}
      />
    </p>
  )
}
