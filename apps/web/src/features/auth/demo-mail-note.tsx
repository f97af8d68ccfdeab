import { DEMO_MAIL_PATH } from '@wordloom/contract'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { useSignInOptions } from './sign-in-options.ts'

/** In demo mode no mail leaves the machine: where it is to be found instead. */
export function DemoMailNote() {
  const { hasDemoMail } = useSignInOptions()
  if (!hasDemoMail) return null
  return (
    <p className="mt-5 border-l-3 border-thread-2 pl-3 text-sm/6">
      Running on this machine: your mail is at {/* A document of its own, with rules of its own. */}
      <a href={DEMO_MAIL_PATH} className={TEXT_LINK}>
        {DEMO_MAIL_PATH}
      </a>
    </p>
  )
}
