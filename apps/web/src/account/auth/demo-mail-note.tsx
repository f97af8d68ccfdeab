import { DEMO_MAIL_PATH } from '@wordloom/contract'
import { DemoMailText } from '../demo-mail-text.tsx'
import { useSignInOptions } from './sign-in-options.ts'
import { DEMO_MAIL_NOTE_TEXTS } from './texts.ts'

export function DemoMailNote() {
  const { hasDemoMail, isDemoUnopened } = useSignInOptions()
  if (!hasDemoMail) return null
  return (
    <p className="mt-5 border-l-3 border-thread-2 pl-3 text-sm/6">
      <DemoMailText text={DEMO_MAIL_NOTE_TEXTS.where(DEMO_MAIL_PATH)} isUnopened={isDemoUnopened} />
    </p>
  )
}
