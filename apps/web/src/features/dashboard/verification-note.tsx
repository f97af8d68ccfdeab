import { RichText, toLink } from '../../shared/ui/text/rich-text.tsx'
import { useUser } from '../../shared/user/use-user.ts'
import { VERIFICATION_NOTE_TEXTS as T } from './texts.ts'

/** The home page leads unverified users to the verification page instead of the generator. */
export function VerificationNote() {
  const { user } = useUser()
  if (user === null || user.emailVerified === 1) return null
  return (
    <p className="mt-4 rounded-md border border-line border-l-3 border-l-thread-2 bg-card px-4 py-3 text-sm/6 print:hidden">
      <RichText
        text={T.waits}
        tags={{
          link: toLink('/verify-email'),
        }}
      />
    </p>
  )
}
