import { useState } from 'react'
import { loadList } from '#library/content/content.ts'
import { useLists } from '#library/queries.ts'
import { OWN } from '#library/scope.ts'
import { useUser } from '#platform/user/use-user.ts'
import { SELECT } from '#ui/form/select-class.ts'
import { tellFailure } from '#ui/tell/tell.ts'
import { replaceText } from '#words/editor/replace-text.ts'
import type { TextDocument } from '#words/editor/text-document.ts'
import { SAVED_LIST_TEXTS as T } from './texts.ts'

interface SavedListChoiceProps {
  readonly document: TextDocument
  readonly label: string
}

export function SavedListChoice(props: SavedListChoiceProps) {
  const { user } = useUser()
  return user?.emailVerified === 1 ? <Choice {...props} /> : null
}

function Choice({ document, label }: SavedListChoiceProps) {
  const { data: lists = [] } = useLists()
  const [isLoading, setIsLoading] = useState(false)
  if (lists.length === 0) return null

  async function fillIn(id: number) {
    setIsLoading(true)
    try {
      const { text } = await loadList(OWN, id)
      await replaceText(document, text)
    } catch (error) {
      tellFailure(error, T.notLoaded)
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <select
      aria-label={T.fromFor(label)}
      aria-busy={isLoading}
      disabled={isLoading}
      value=""
      className={`${SELECT} min-h-8 max-w-48 py-1 text-xs/5`}
      onChange={({ target }) => void fillIn(Number(target.value))}
    >
      <option value="">{isLoading ? T.loading : T.from}</option>
      {lists.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
