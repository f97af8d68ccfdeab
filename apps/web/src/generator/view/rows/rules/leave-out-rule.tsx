import { type ChangeEvent, lazy, Suspense, useId, useSyncExternalStore } from 'react'
import { toNumber } from '#platform/format/numbers.ts'
import { useSignInState } from '#platform/user/sign-in-state.ts'
import { buttonClass } from '#ui/button.tsx'
import { WordEditor } from '#words/editor/word-editor.tsx'
import { READABLE_FILES } from '#words/reading/file-types.ts'
import { RULE_TEXTS as T } from '../texts.ts'
import { useLeaveOutDocument } from './use-leave-out-document.ts'

const LeaveOutLists = lazy(() => import('./leave-out-lists.tsx'))

interface LeaveOutRuleProps {
  readonly texts: string
  readonly onChange: (texts: string) => void
}

export function LeaveOutRule({ texts, onChange }: LeaveOutRuleProps) {
  const document = useLeaveOutDocument(texts, onChange)
  const { view } = useSyncExternalStore(document.subscribe, document.getSnapshot)
  const file = useId()
  const isMember = useSignInState() === 'member'
  const count = view.kind === 'large' ? view.large.lines : countLines(view.text)

  const end = view.kind === 'large' ? view.large.characters : view.text.length

  function takeFiles({ target }: ChangeEvent<HTMLInputElement>) {
    document.takesFiles([...(target.files ?? [])], end)
    target.value = ''
  }
  function takeList(text: string) {
    document.takesFiles([new File([text], 'list.txt')], end, { format: 'lines' })
  }
  return (
    <>
      <span>{T.leaveOut}</span>
      <div className="mt-1 h-36 max-w-3xl overflow-hidden rounded-md border border-edge bg-card text-sm/6 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-1 has-[:focus-visible]:outline-accent">
        <WordEditor document={document} label={T.leaveOutLabel} placeholder={T.leaveOutPlaceholder} />
      </div>
      <div className="mt-1.5 flex max-w-3xl flex-wrap items-center gap-x-3 text-xs/5 text-soft tabular-nums">
        <label
          htmlFor={file}
          className={buttonClass(
            'plain',
            'relative min-h-8 cursor-pointer px-2.5 py-1 hover:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          )}
        >
          {T.leaveOutFile}
          <input
            id={file}
            type="file"
            accept={READABLE_FILES}
            onChange={takeFiles}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
        {isMember && (
          <Suspense>
            <LeaveOutLists onTake={takeList} />
          </Suspense>
        )}
        <span>{T.leaveOutCount(toNumber(count), count === 1)}</span>
      </div>
    </>
  )
}

function countLines(text: string): number {
  return text.split('\n').filter((line) => line !== '').length
}
