import type { ReadingOptions } from '@wordloom/reading'
import { useState } from 'react'
import type { ToolWorker } from '#platform/workers/use-tool-worker.ts'
import { OUTPUT_TEXTS as T } from '../texts.ts'
import type { TemplateRefusal, TemplateStart } from './read-template.ts'

type Read = TemplateStart | TemplateRefusal

export type ChosenTemplate = ReturnType<typeof useTemplate>

/** The template isn't kept with the draft. */
export function useTemplate<Api>(
  worker: ToolWorker<Api>,
  read: (worker: ToolWorker<Api>, file: File, options: ReadingOptions) => Promise<Read>,
) {
  const [file, setFile] = useState<File | null>(null)
  const [options, setOptions] = useState<ReadingOptions>({})
  const [template, setTemplate] = useState<TemplateStart | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [refusal, setRefusal] = useState<TemplateRefusal | null>(null)

  async function readAs(chosen: File, changed: ReadingOptions) {
    setFile(chosen)
    setOptions(changed)
    setIsReading(true)
    setRefusal(null)
    try {
      const found = await read(worker, chosen, changed)
      if ('reason' in found) setRefusal(found)
      else setTemplate(found)
    } catch {
      setRefusal({ reason: T.templateUnreadable, problem: null })
    } finally {
      setIsReading(false)
    }
  }
  return {
    template,
    options,
    isReading,
    refusal,
    choose: (chosen: File) => void readAs(chosen, {}),
    change(changed: ReadingOptions) {
      if (file !== null) void readAs(file, changed)
    },
    remove() {
      setFile(null)
      setTemplate(null)
      setRefusal(null)
    },
  }
}
