import { type DragEvent, useState } from 'react'
import { carriesLists, droppedLists } from '../../shared/library/dragged-lists.ts'
import { MOVE_LISTS_TEXTS } from '../../shared/library/library-texts.ts'
import { moveToFolder } from '../../shared/library/move-to-folder.ts'
import { useLists } from '../../shared/library/queries.ts'
import { tellFailure } from '../../shared/library/tell.ts'

export function useListDrop(folderId: number | null) {
  const { data: lists = [] } = useLists()
  const [isOver, setIsOver] = useState(false)

  function hold(event: DragEvent) {
    if (!carriesLists(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    setIsOver(true)
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  function drop(event: DragEvent) {
    setIsOver(false)
    if (!carriesLists(event.dataTransfer)) return
    event.preventDefault()
    moveToFolder(droppedLists(event.dataTransfer, lists), folderId).catch((error: unknown) =>
      tellFailure(error, MOVE_LISTS_TEXTS.failed),
    )
  }
  return {
    isOver,
    dropProps: { onDragEnter: hold, onDragOver: hold, onDragLeave: leave, onDrop: drop },
  }
}
