import type { MarkedKind } from '@wordloom/contract'
import { useMemo } from 'react'
import { useChosenParam } from '../../document/use-chosen-param.ts'
import { useMarks } from './use-marks.ts'

/** Keeps in the URL whether only starred items show. */
export function useStarFilter<Item extends { readonly id: number }>(
  kind: MarkedKind,
  items: readonly Item[],
) {
  const [chosen, choose] = useChosenParam('starred')
  const { isStarred } = useMarks(kind)
  const isOn = chosen === '1'
  const shown = useMemo(
    () => (isOn ? items.filter(({ id }) => isStarred(id)) : items),
    [isOn, items, isStarred],
  )
  return { shown, isOn, set: (next: boolean) => choose(next ? '1' : '') }
}
