import { GENERATOR_MESSAGES, type User } from '@wordloom/contract'
import { Link } from 'react-router'
import { useUser } from '../../shared/user/use-user.ts'
import { WELCOME_TEXTS } from './texts.ts'

/** CSS picks one of the two lines before the first paint, so that the layout doesn't shift. */
export function Welcome() {
  const { user } = useUser()
  return (
    <p className="min-h-6 text-[13px]/5 xl:text-right">
      <Link
        to="/signup"
        className="inline-block rounded-sm py-0.5 font-medium text-accent underline-offset-4 signed-in:hidden hover:underline"
      >
        {GENERATOR_MESSAGES.visitorInvitation}
      </Link>
      <span className="inline-block py-0.5 font-medium break-all text-soft signed-out:hidden">
        {user !== null && greet(user)}
      </span>
    </p>
  )
}

function greet({ firstName, email }: User): string {
  return firstName === null ? WELCOME_TEXTS.signedInAs(email) : WELCOME_TEXTS.back(firstName)
}
