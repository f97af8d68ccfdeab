import { MIN_COLUMNS, type Recipe } from '@wordloom/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { readRecipeLink } from '#platform/recipe-link/read-recipe-link.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { hasWords } from '../../state/column.ts'
import type { GeneratorModel } from '../../state/generator-state.ts'
import type { DialogChoice } from '../open-dialog.tsx'
import { openRecipe } from '../opening/open-recipe.ts'
import { fetchEntitlements } from '../upgrade/entitlements.ts'
import { OPEN_LINK_TEXTS as T } from './texts.ts'

interface OpenLinkProps {
  readonly generator: GeneratorModel
  readonly hash: string
  readonly onUpgrade: (dialog: DialogChoice) => void
}

export default function OpenLink({ generator, hash, onUpgrade }: OpenLinkProps) {
  const navigate = useNavigate()
  const { columns, rows, actions } = generator
  const [recipe, setRecipe] = useState<Recipe | null>(null)

  const leave = () => navigate('/', { replace: true, preventScrollReset: true })

  const read = useEffectEvent(async () => {
    const [link] = await Promise.all([readRecipeLink(hash), actions.findEmpty()])
    if (link.kind === 'recipe') return setRecipe(link.recipe)
    await leave()
    if (link.kind === 'newer') showToast({ title: T.newer, description: T.newerHelp })
    else if (link.kind === 'too-large') showToast({ title: T.tooLarge, description: T.tooLargeHelp })
    else showToast({ title: T.broken, description: T.askAgain })
  })
  useEffect(() => {
    void read()
  }, [])

  const open = useEffectEvent(async (opened: Recipe) => {
    setRecipe(null)
    const { length } = opened.columns
    if (length > MIN_COLUMNS) {
      const plan = await fetchEntitlements()
      if (length > plan.columns) {
        await leave()
        onUpgrade({ kind: 'upgrade', columns: plan.columns })
        return
      }
    }
    const undo = await openRecipe(actions, opened)
    await leave()
    showToast({
      title: T.opened,
      ...(undo && { description: T.replaced, action: { label: T.undo, run: undo } }),
    })
    await actions.generate()
  })
  const isReplacing = columns.some(hasWords) || Object.keys(rows).length > 0
  useEffect(() => {
    if (recipe !== null && !isReplacing) void open(recipe)
  }, [recipe, isReplacing])

  if (recipe === null || !isReplacing) return null
  return (
    <AlertDialog
      title={T.title}
      description={T.replaces}
      confirmLabel={T.open}
      onConfirm={() => void open(recipe)}
      onClose={() => void leave()}
    />
  )
}
