import { Button } from '#ui/button.tsx'
import { ChainBar } from '#words/cleaning/chain-bar.tsx'
import { CleaningResult, CleaningStatus } from '#words/cleaning/cleaning-result.tsx'
import { CleaningSteps } from '#words/cleaning/steps/cleaning-steps.tsx'
import { useCleaning } from '#words/cleaning/use-cleaning.ts'
import { TextActions } from '../text-actions.tsx'
import { ToolPage } from '../tool-page.tsx'
import { ToolTextArea } from '../tool-text-area.tsx'
import { useToolText } from '../use-tool-text.ts'
import { CLEANER_TEXTS as T } from './texts.ts'

export function Cleaner() {
  const text = useToolText()
  const { document, revision, isEmpty } = text
  const cleaning = useCleaning({ read: document.toBlob, revision, isEmpty })
  return (
    <ToolPage path="/tools/clean">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <ToolTextArea
            text={text}
            label={T.words}
            placeholder={T.placeholder}
            help={
              isEmpty && (
                <Button
                  look="quiet"
                  className="min-h-8 px-2.5 py-1"
                  onClick={() => document.typed(T.exampleWords.join('\n'))}
                >
                  {T.example}
                </Button>
              )
            }
          />
          <CleaningSteps cleaning={cleaning} />
          <ChainBar cleaning={cleaning} />
        </div>
        <div className="grid content-start gap-4 self-start lg:sticky lg:top-6">
          <CleaningStatus preview={cleaning.preview} state={cleaning.state} />
          <CleaningResult preview={cleaning.preview} state={cleaning.state} />
          {isEmpty && <p className="text-sm/6 text-soft">{T.empty}</p>}
          {cleaning.state === 'reply' && cleaning.preview !== null && (
            <TextActions read={cleaning.cleanedText} fileName={T.fileName} listName={T.listName} />
          )}
        </div>
      </div>
    </ToolPage>
  )
}
