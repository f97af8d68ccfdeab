import { GENERATOR_MESSAGES, PRODUCT_TEXTS, type User } from '@wordloom/contract'
import { Link } from 'react-router'
import { useUser } from '#platform/user/use-user.ts'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { WELCOME_TEXTS } from '../texts.ts'

export function Hero() {
  return (
    <div className="mb-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 printing-rows:hidden">
      <div>
        <h1 className={PAGE_TITLE}>{PRODUCT_TEXTS.headline}</h1>
        <p className="text-sm/5 text-soft">{`${PRODUCT_TEXTS.tagline}.`}</p>
      </div>
      <Welcome />
    </div>
  )
}

/** CSS picks one of the two lines before the first paint, so that the layout doesn't shift. */
function Welcome() {
  const { user } = useUser()
  return (
    <p className="min-h-6 text-xs/5">
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
