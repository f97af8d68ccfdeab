import { SIGN_IN_PATH, SIGN_IN_PROBLEMS, type SignInProblem } from '@wordloom/contract'
import { Link } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { MessagePage } from '../../shared/ui/message-page.tsx'

const TRY_AGAIN = (
  // A document of its own: the server leads on to the provider.
  <a key="again" href={SIGN_IN_PATH} className={buttonClass('primary')}>
    Try again
  </a>
)
const BY_PASSWORD = (
  <Link key="password" to="/login" className={buttonClass('plain')}>
    Sign in with a password
  </Link>
)

/** What leads on from each problem. */
const ACTIONS = {
  incomplete: [TRY_AGAIN, BY_PASSWORD],
  unavailable: [TRY_AGAIN, BY_PASSWORD],
  unconfirmed: [TRY_AGAIN, BY_PASSWORD],
  suspended: [
    <Link key="contact" to="/contact" className={buttonClass('primary')}>
      Contact support
    </Link>,
  ],
  linkedElsewhere: [
    <Link key="account" to="/account" className={buttonClass('primary')}>
      Back to your account
    </Link>,
  ],
} as const satisfies Record<SignInProblem, unknown>

/** Why signing in at the identity provider came to nothing, and how to go on. */
export function SignInProblemPage({ problem }: { readonly problem: SignInProblem }) {
  const { message, advice } = SIGN_IN_PROBLEMS[problem]
  return (
    <MessagePage title={message} actions={ACTIONS[problem]}>
      <p>{advice}</p>
    </MessagePage>
  )
}
