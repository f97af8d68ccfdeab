import { describe, expect, it } from 'vitest'
import {
  allSelected,
  among,
  extended,
  joined,
  NOTHING_SELECTED,
  type Selected,
  toggled,
} from './selection.ts'

const ORDER = [10, 20, 30, 40, 50, 60]

function idsOf({ ids }: Selected): readonly number[] {
  return ORDER.filter((id) => ids.has(id))
}

describe('a selection', () => {
  it('contains the chosen items until they are chosen again', () => {
    const both = toggled(toggled(NOTHING_SELECTED, 20), 40)
    expect(idsOf(both)).toEqual([20, 40])
    expect(idsOf(toggled(both, 20))).toEqual([40])
  })

  it('extends from the last chosen item, down and up', () => {
    const chosen = toggled(NOTHING_SELECTED, 30)
    expect(idsOf(extended(chosen, ORDER, 50))).toEqual([30, 40, 50])
    expect(idsOf(extended(chosen, ORDER, 10))).toEqual([10, 20, 30])
  })

  it('follows the end of a range that is changed, and keeps separately chosen items', () => {
    const apart = toggled(toggled(NOTHING_SELECTED, 10), 30)
    const far = extended(apart, ORDER, 60)
    expect(idsOf(far)).toEqual([10, 30, 40, 50, 60])
    expect(idsOf(extended(far, ORDER, 40))).toEqual([10, 30, 40])
    expect(idsOf(extended(far, ORDER, 20))).toEqual([10, 20, 30])
  })

  it('shrinks by a range that starts at the last deselected item', () => {
    const all = allSelected(ORDER)
    expect(idsOf(extended(toggled(all, 20), ORDER, 40))).toEqual([10, 50, 60])
  })

  it('starts at the item itself if nothing was chosen, or if the last chosen item is no longer shown', () => {
    expect(idsOf(extended(NOTHING_SELECTED, ORDER, 30))).toEqual([30])
    expect(idsOf(extended(toggled(NOTHING_SELECTED, 99), ORDER, 30))).toEqual([30])
  })

  it('forgets items that are no longer in the list', () => {
    const some = among(allSelected(ORDER), [10, 30])
    expect(idsOf(some)).toEqual([10, 30])
    expect(idsOf(among(some, ORDER))).toEqual([10, 30])
  })

  it('adds restored items to those chosen meanwhile', () => {
    const chosen = toggled(NOTHING_SELECTED, 40)
    expect(idsOf(among(joined(chosen, [10, 60]), [10, 40, 50]))).toEqual([10, 40])
  })

  it('follows the display order, not the ids', () => {
    expect([...extended(toggled(NOTHING_SELECTED, 1), [3, 1, 2], 2).ids]).toEqual([1, 2])
  })
})
