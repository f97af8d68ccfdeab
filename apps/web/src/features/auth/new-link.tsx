import { buttonClass } from '../../shared/ui/button.tsx'
import { useUser } from '../../shared/user/use-user.ts'
import { PROVE_EMAIL_TEXTS as T } from './texts.ts'

/** Where to get another link: the signed-in from the page that asks for it, all others by signing in first. */
export function NewLink() {
  const { isAuthenticated } = useUser()
  return (
    // Documents of their own, so that the page forgets the token that did not work.
    <a
      href={isAuthenticated ? '/verify-email' : '/login'}
      className={buttonClass('plain', 'mt-2 min-h-10 w-full')}
    >
      {isAuthenticated ? T.newLink : T.signInForLink}
    </a>
  )
}
