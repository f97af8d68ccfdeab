import { SIGN_IN_PATH, SIGN_IN_PROBLEMS, type SignInProblem } from '@wordloom/contract'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { BrokenDrawing } from '#ui/drawings/step-drawings.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { SIGN_IN_PROBLEM_TEXTS as T } from '../texts.ts'

const TRY_AGAIN = (
  // The server redirects to the provider, which needs a full page load.
  <a key="again" href={SIGN_IN_PATH} className={buttonClass('primary', 'min-h-10')}>
    {T.again}
  </a>
)
const BY_PASSWORD = (
  <Link key="password" to="/login" className={buttonClass('plain', 'min-h-10')}>
    {T.byPassword}
  </Link>
)

const ACTIONS = {
  incomplete: [TRY_AGAIN, BY_PASSWORD],
  unavailable: [TRY_AGAIN, BY_PASSWORD],
  unconfirmed: [TRY_AGAIN, BY_PASSWORD],
  connectedOtherwise: [BY_PASSWORD, TRY_AGAIN],
  suspended: [
    <Link key="contact" to="/contact" className={buttonClass('primary', 'min-h-10')}>
      {T.contact}
    </Link>,
  ],
  linkedElsewhere: [
    <Link key="account" to="/account" className={buttonClass('primary', 'min-h-10')}>
      {T.account}
    </Link>,
  ],
} as const satisfies Record<SignInProblem, unknown>

export function SignInProblemPage({ problem }: { readonly problem: SignInProblem }) {
  const { message, advice } = SIGN_IN_PROBLEMS[problem]
  return (
    <AuthFrame title={message} intro={<p>{advice}</p>} drawing={<BrokenDrawing />}>
      <div className="mt-6 grid gap-2">{ACTIONS[problem]}</div>
    </AuthFrame>
  )
}
