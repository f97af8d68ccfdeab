import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { NewLink } from './new-link.tsx'

/** Why a link did not work, and where to get another one. */
export function LinkFailure({ failure }: { readonly failure: string | null }) {
  if (failure === null) return null
  return (
    <div>
      <FormAlert>{failure}</FormAlert>
      <NewLink />
    </div>
  )
}
