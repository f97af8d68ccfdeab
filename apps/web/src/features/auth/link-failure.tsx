import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { NewLink } from './new-link.tsx'

export function LinkFailure({ failure }: { readonly failure: string | null }) {
  if (failure === null) return null
  return (
    <div>
      <FormAlert>{failure}</FormAlert>
      <NewLink />
    </div>
  )
}
