import type { SavedResultSummary } from '@wordloom/contract'
import { Link } from 'react-router'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { toCombinations } from '../texts.ts'
import { RECIPE_NOTE_TEXTS as T } from './texts.ts'

export function RecipeNote({ result }: { readonly result: SavedResultSummary }) {
  return (
    <div className="rounded-md border border-line bg-wash px-4 py-3 text-sm/6">
      <p>
        {T.tooMany(toCombinations(result))} {result.hasRecipe && T.instead}
      </p>
      {result.hasRecipe && (
        <Link to={`/?result=${result.id}`} className={buttonClass('plain', 'mt-3')}>
          {T.open}
        </Link>
      )}
    </div>
  )
}
