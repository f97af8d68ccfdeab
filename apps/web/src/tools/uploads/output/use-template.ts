import { useState } from 'react'
import type { ToolWorker } from '#platform/workers/use-tool-worker.ts'
import { OUTPUT_TEXTS as T } from '../texts.ts'
import type { TemplateStart } from './read-template.ts'

type Read = TemplateStart | { readonly reason: string }

/** The template isn't kept with the draft. */
export function useTemplate<Api>(
  worker: ToolWorker<Api>,
  read: (worker: ToolWorker<Api>, file: File) => Promise<Read>,
) {
  const [template, setTemplate] = useState<TemplateStart | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(file: File) {
    setIsReading(true)
    setProblem(null)
    try {
      const found = await read(worker, file)
      if ('reason' in found) setProblem(found.reason)
      else setTemplate(found)
    } catch {
      setProblem(T.templateUnreadable)
    } finally {
      setIsReading(false)
    }
  }
  return {
    template,
    isReading,
    problem,
    choose: (file: File) => void choose(file),
    remove: () => {
      setTemplate(null)
      setProblem(null)
    },
  }
}
