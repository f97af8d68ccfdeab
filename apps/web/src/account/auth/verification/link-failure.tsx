import { useUser } from '#platform/user/use-user.ts'
import { buttonClass } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { PROVE_EMAIL_TEXTS as T } from '../texts.ts'

export function LinkFailure({ failure }: { readonly failure: string | null }) {
  if (failure === null) return null
  return (
    <div>
      <FormAlert>{failure}</FormAlert>
      <NewLink />
    </div>
  )
}

export function NewLink() {
  const { isAuthenticated } = useUser()
  return (
    // Reload the page, so that it forgets the token that didn't work.
    <a
      href={isAuthenticated ? '/verify-email' : '/login'}
      className={buttonClass('plain', 'mt-2 min-h-10 w-full')}
    >
      {isAuthenticated ? T.newLink : T.signInForLink}
    </a>
  )
}
