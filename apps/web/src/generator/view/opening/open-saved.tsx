import { SIGN_IN_PATH } from '@wordloom/contract'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { loadList, loadRecipe } from '#library/content/content.ts'
import { tellFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import type { GeneratorModel } from '../../state/generator-state.ts'
import type { DialogChoice } from '../open-dialog.tsx'
import { fetchEntitlements } from '../upgrade/entitlements.ts'
import { openRecipe } from './open-recipe.ts'
import type { SavedPlace } from './saved-place.ts'
import { OPEN_SAVED_TEXTS as T } from './saved-texts.ts'

interface OpenSavedProps {
  readonly generator: GeneratorModel
  readonly place: SavedPlace
  readonly isMember: boolean
  readonly onAskWhere: (dialog: DialogChoice) => void
}

export default function OpenSaved({ generator, place, isMember, onAskWhere }: OpenSavedProps) {
  const navigate = useNavigate()
  const { kind } = place
  const open = useEffectEvent(async () => {
    await navigate('/', { replace: true, preventScrollReset: true })
    if (!isMember) askToSignIn(kind)
    else if (kind === 'result') await openResult(generator, place)
    else await openList(generator, place, onAskWhere)
  })
  useEffect(() => {
    void open()
  }, [])
  return null
}

function askToSignIn(kind: SavedPlace['kind']): void {
  showToast({
    title: T.signInTo[kind],
    description: T.belongsToAccount,
    action: { label: T.signIn, run: () => location.assign(SIGN_IN_PATH) },
  })
}

async function openResult({ actions }: GeneratorModel, place: SavedPlace): Promise<void> {
  try {
    const { name, recipe } = await loadRecipe(place, place.id)
    if (recipe === null) {
      showToast({
        title: T.noRecipe,
        description: T.noRecipeHelp(name),
      })
      return
    }
    const undo = await openRecipe(actions, recipe)
    actions.generate()
    showToast({
      title: T.opened,
      description: T.result(name),
      ...(undo && { action: { label: T.undo, run: undo } }),
    })
  } catch (error) {
    tellFailure(error, T.resultFailed)
  }
}

async function openList(
  generator: GeneratorModel,
  place: SavedPlace,
  onAskWhere: OpenSavedProps['onAskWhere'],
): Promise<void> {
  const { id, account } = place
  // Columns select lists of the user's own library only.
  const selectedListIds = account === undefined ? [String(id)] : []
  try {
    const { name, text } = await loadList(place, id)
    const columnId = await toEmptyColumn(generator)
    if (columnId === null) {
      onAskWhere({ kind: 'replace', list: { name, text, selectedListIds } })
      return
    }
    await generator.actions.fillColumn(columnId, { text, selectedListIds })
    showToast({ title: T.opened, description: T.list(name) })
  } catch (error) {
    tellFailure(error, T.listFailed)
  }
}

async function toEmptyColumn({ actions }: GeneratorModel): Promise<string | null> {
  const empty = await actions.findEmpty()
  if (empty !== null) return empty.id
  const plan = await fetchEntitlements()
  return await actions.addColumn(plan.columns)
}
