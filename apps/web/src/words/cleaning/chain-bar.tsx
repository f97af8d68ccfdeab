import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { downloadBlob } from '#platform/document/download-blob.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { showToast } from '#ui/toast/toast.ts'
import {
  readChainFile,
  readChains,
  removeChain,
  type SavedChain,
  saveChain,
  toChainFile,
} from './saved-chains.ts'
import { isComplete } from './steps/step-choices.ts'
import { CHAIN_TEXTS as T } from './texts.ts'
import type { CleaningModel } from './use-cleaning.ts'

const ACT = 'min-h-8 px-2.5 py-1'

export function ChainBar({ cleaning }: { readonly cleaning: CleaningModel }) {
  const [chains, setChains] = useState<readonly SavedChain[]>([])
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const file = useId()
  // Prerendered pages have no storage.
  useEffect(() => setChains(readChains()), [])
  const steps = cleaning.steps.map(({ step }) => step).filter(isComplete)
  const isSaved = chains.some((each) => each.name === name)

  function choose(chosen: string) {
    setName(chosen)
    const found = chains.find((each) => each.name === chosen)
    if (found !== undefined) cleaning.setSteps(found.chain.steps)
  }
  function save() {
    const saved = saveChain(name, steps)
    setProblem(saved === null ? T.notSaved : null)
    if (saved === null) return
    setChains(saved)
    showToast({ title: T.saved })
  }
  function remove() {
    setChains(removeChain(name))
    setName('')
    showToast({ title: T.removed })
  }
  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const text = await target.files?.[0]?.text()
    target.value = ''
    if (text === undefined) return
    const read = readChainFile(text)
    if ('problem' in read) setProblem(`${T.noChain} ${read.problem}`.trim())
    else {
      setProblem(null)
      cleaning.setSteps(read.chain.steps)
    }
  }
  function download() {
    downloadBlob(new Blob([toChainFile(steps)], { type: 'application/json' }), T.fileName)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        {chains.length > 0 && (
          <select
            aria-label={T.recipes}
            value={isSaved ? name : ''}
            onChange={({ target }) => choose(target.value)}
            className={SELECT}
          >
            <option value="">{T.choose}</option>
            {chains.map((each) => (
              <option key={each.name} value={each.name}>
                {each.name}
              </option>
            ))}
          </select>
        )}
        <TextField
          label={T.name}
          className="w-44"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button disabled={name.trim() === '' || steps.length === 0} onClick={save}>
          {T.save}
        </Button>
        {isSaved && (
          <Button look="quiet" onClick={remove}>
            {T.remove}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button className={ACT} disabled={steps.length === 0} onClick={download}>
          {T.download}
        </Button>
        <label
          htmlFor={file}
          className={buttonClass(
            'plain',
            `relative cursor-pointer hover:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${ACT}`,
          )}
        >
          {T.open}
          <input
            id={file}
            type="file"
            accept=".json,application/json"
            onChange={open}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      </div>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
    </div>
  )
}
