import { downloadBlob } from '#platform/document/download-blob.ts'
import { createId } from '#platform/lib/random-id.ts'
import { csvGuard, csvMark } from '#ui/csv/csv-choices.ts'
import {
  type DocumentForm,
  type DocumentFormat,
  type ExportChoice,
  toExportChoice,
} from '../../compute/export/export-choices.ts'
import { toFailureMessage } from '../../compute/export/export-failure.ts'
import type { ExportEnd, ExportTarget } from '../../compute/export/export-target.ts'
import { EXPORT_FAILURE_TEXTS } from '../../compute/export/texts.ts'
import type { PlanClient } from '../../compute/plan-client.ts'
import type { ExportState, GeneratorState } from '../generator-state.ts'
import type { Store } from '../store.ts'
import { openDownload } from './download.ts'
import { pickFile } from './picker.ts'
import { Progress } from './progress.ts'

/** The limit for browsers that can't stream to disk. */
const MAX_IN_MEMORY = 256 * 1024 * 1024
const WAITING_AFTER_MS = 5000

interface Route {
  readonly target: ExportTarget
  begin(): void
  end(): void
}

export class Exporter {
  readonly #store: Store<GeneratorState>
  #plan: PlanClient | null = null

  constructor(store: Store<GeneratorState>) {
    this.#store = store
  }

  async start(plan: PlanClient, format: DocumentFormat): Promise<void> {
    if (this.#plan !== null) return
    this.#plan = plan
    plan.hold()
    const choice = toExportChoice(format, { hasMark: csvMark.isOn(), guardsFormulas: csvGuard.isOn() })
    try {
      await this.#run(plan, choice)
    } catch (error) {
      this.#set({ kind: 'failed', fileName: choice.fileName, message: toFailureMessage(error) })
    } finally {
      this.#plan = null
      plan.release()
    }
  }

  cancel(): void {
    this.#plan?.cancelExport()
  }

  dismiss(): void {
    if (this.#store.get().exporting.kind !== 'running') this.#set({ kind: 'idle' })
  }

  async #run(plan: PlanClient, choice: ExportChoice): Promise<void> {
    // Pick the file before anything else, because the browser shows its picker only in response to a click.
    const picked = await pickFile(choice)
    if (picked.kind === 'canceled') return
    const bytes = await plan.ask((api) => api.bytesOf(toForm(choice)))
    const atMost = bytes === null ? null : Number(bytes)
    // A workbook rarely takes more than its rows do unzipped.
    const expected = choice.isWorkbook ? null : atMost
    const route: Route | null =
      picked.kind === 'picked'
        ? { target: { kind: 'file', handle: picked.handle }, begin: () => {}, end: () => {} }
        : await toRoute(choice, expected, atMost)
    if (route === null) {
      this.#set({
        kind: 'failed',
        fileName: choice.fileName,
        message: EXPORT_FAILURE_TEXTS.tooLargeForMemory,
      })
      return
    }
    const fileName = picked.kind === 'picked' ? picked.handle.name : choice.fileName
    await this.#follow(plan, choice, fileName, expected, route)
  }

  async #follow(
    plan: PlanClient,
    choice: ExportChoice,
    fileName: string,
    expected: number | null,
    route: Route,
  ): Promise<void> {
    const began = performance.now()
    const progress = new Progress(expected, began)
    let lastReport = began
    let written = 0
    const show = (isWaiting: boolean) => {
      const pace = progress.report(written, performance.now())
      this.#set({ kind: 'running', fileName, written, expected, ...pace, isWaiting })
    }
    const waiting = setInterval(() => {
      if (performance.now() - lastReport > WAITING_AFTER_MS) show(true)
    }, 1000)
    show(false)
    route.begin()
    const stopWarning = warnBeforeLeaving()
    try {
      const end = await plan.export(toForm(choice), route.target, (now) => {
        written = now
        lastReport = performance.now()
        show(false)
      })
      if (end.kind === 'done' && end.blob !== null) downloadBlob(end.blob, fileName)
      this.#set(toState(end, fileName, (performance.now() - began) / 1000))
    } finally {
      clearInterval(waiting)
      stopWarning()
      route.end()
    }
  }

  #set(exporting: ExportState): void {
    this.#store.set({ exporting })
  }
}

async function toRoute(
  { fileName, mediaType }: ExportChoice,
  expected: number | null,
  atMost: number | null,
): Promise<Route | null> {
  const id = createId()
  const download = await openDownload({ id, fileName, mediaType, length: expected })
  if (download !== null) {
    return {
      target: { kind: 'download', id, port: download.port },
      // Wait until the worker listens on its end of the port.
      begin: () => setTimeout(() => download.begin()),
      end: () => download.end(),
    }
  }
  if (atMost !== null && atMost > MAX_IN_MEMORY) return null
  return { target: { kind: 'memory', most: MAX_IN_MEMORY }, begin: () => {}, end: () => {} }
}

function toForm({ format, hasMark, guardsFormulas }: ExportChoice): DocumentForm {
  return { format, hasMark, guardsFormulas }
}

function toState(end: ExportEnd, fileName: string, seconds: number): ExportState {
  switch (end.kind) {
    case 'done':
      return { kind: 'done', fileName, written: end.written, seconds }
    case 'canceled':
      return { kind: 'canceled', fileName }
    case 'failed':
      return { kind: 'failed', fileName, message: end.message }
  }
}

/** Makes the browser ask before it closes the page. Call the returned function to stop that. */
function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  // The download itself starts as a navigation, which must not trigger the question.
  const timer = setTimeout(() => window.addEventListener('beforeunload', warn), 500)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('beforeunload', warn)
  }
}
