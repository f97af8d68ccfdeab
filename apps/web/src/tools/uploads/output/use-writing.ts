import { useState } from 'react'
import type { ToolWorker } from '#platform/workers/use-tool-worker.ts'
import { OUTPUT_TEXTS as T } from '../texts.ts'
import type { Written, WrittenFile } from './outcome.ts'

export interface Writing {
  readonly isWriting: boolean
  /** `null` if the files of the present input aren't made. */
  readonly files: readonly WrittenFile[] | null
  readonly problem: string | null
  readonly start: () => void
  readonly stop: () => void
}

interface Result {
  readonly input: unknown
  readonly files: readonly WrittenFile[] | null
  readonly problem: string | null
}

/** The worker does nothing else, so that it can be stopped. */
export function useWriting<Api, Input>(
  worker: ToolWorker<Api>,
  input: Input,
  write: (worker: ToolWorker<Api>, input: Input) => Promise<Written>,
): Writing {
  const [isWriting, setIsWriting] = useState(false)
  const [result, setResult] = useState<Result | null>(null)

  async function start() {
    setIsWriting(true)
    setResult(null)
    try {
      const written = await write(worker, input)
      setResult(
        written.kind === 'written'
          ? { input, files: written.files, problem: null }
          : { input, files: null, problem: written.reason },
      )
    } catch {
      worker.stop()
      setResult({ input, files: null, problem: T.failed })
    }
    setIsWriting(false)
  }
  function stop() {
    worker.stop()
    setIsWriting(false)
    setResult({ input, files: null, problem: T.stopped })
  }
  const isCurrent = result?.input === input
  return {
    isWriting,
    files: isCurrent ? result.files : null,
    problem: isCurrent ? result.problem : null,
    start: () => void start(),
    stop,
  }
}
