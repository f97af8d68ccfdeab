import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DIALOG_TEXTS } from '#ui/texts.ts'
import { ChainBar } from './chain-bar.tsx'
import { CleaningResult, CleaningStatus } from './cleaning-result.tsx'
import { CleaningSteps } from './steps/cleaning-steps.tsx'
import { CLEAN_DIALOG_TEXTS as T } from './texts.ts'
import { useCleaning } from './use-cleaning.ts'

interface CleanDialogProps {
  readonly readText: () => Promise<Blob>
  readonly onApply: (text: string, before: number, after: number) => void
  readonly onClose: () => void
}

export default function CleanDialog({ readText, onApply, onClose }: CleanDialogProps) {
  const cleaning = useCleaning({ read: readText, revision: 0, isEmpty: false })
  const [isApplying, setIsApplying] = useState(false)
  const { preview, state } = cleaning
  async function apply() {
    if (preview === null) return
    setIsApplying(true)
    onApply(await cleaning.cleanedText(), preview.before, preview.after)
  }
  return (
    <Dialog title={T.title} isWide onClose={onClose}>
      <div className="mt-4 grid gap-6">
        <CleaningSteps cleaning={cleaning} />
        <ChainBar cleaning={cleaning} />
        <CleaningResult preview={preview} state={state} />
      </div>
      <div className="sticky bottom-0 -mx-6 mt-6 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-card px-6 py-4">
        <div className="mr-auto">
          <CleaningStatus preview={preview} state={state} />
        </div>
        <Button className="min-h-10" onClick={onClose}>
          {DIALOG_TEXTS.cancel}
        </Button>
        <Button
          look="primary"
          className="min-h-10"
          disabled={state !== 'reply' || preview === null || isApplying}
          onClick={apply}
        >
          {isApplying ? T.applying : T.apply}
        </Button>
      </div>
    </Dialog>
  )
}
