import type { SavedResultSummary } from '@wordloom/contract'
import { Link } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { toCombinations } from './quantities.ts'

/** Why combinations are not edited one by one, and what to do instead. */
export function RecipeNote({ result }: { readonly result: SavedResultSummary }) {
  return (
    <div className="rounded-md border border-line bg-wash px-4 py-3 text-sm/6">
      <p>
        This result has {toCombinations(result)}: too many to edit one by one.{' '}
        {result.hasRecipe && 'It is kept as the columns and options that make them. Change those instead.'}
      </p>
      {result.hasRecipe && (
        <Link to={`/?result=${result.id}`} className={buttonClass('plain', 'mt-3')}>
          Open in generator
        </Link>
      )}
    </div>
  )
}
