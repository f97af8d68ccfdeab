import { DEFAULT_OPTIONS } from '@wordloom/contract'
import { showToast } from '#ui/toast/toast.ts'
import type { GeneratorModel } from '../../state/generator-state.ts'
import { TRIED_EXAMPLE_TEXTS as T } from './example-texts.ts'

export async function tryExample({ columns, options, actions }: GeneratorModel): Promise<void> {
  const texts = columns.map((_, place) => T.columns[place]?.join('\n') ?? '')
  await actions.openAll(texts, { ...DEFAULT_OPTIONS, separator: 'space' })
  const empty = async () => {
    const redo = await actions.openAll(
      columns.map(() => ''),
      options,
    )
    showToast({ title: T.emptied, ...(redo && { action: { label: T.redo, run: redo } }) })
  }
  showToast({
    title: T.filled,
    description: T.filledHelp,
    action: { label: T.undo, run: () => void empty() },
  })
}
