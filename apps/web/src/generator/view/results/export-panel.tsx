import type { ReactNode } from 'react'
import { toBytes } from '#platform/format/numbers.ts'
import type { ExportState, GeneratorActions } from '../../state/generator-state.ts'
import { toDuration, toPace } from './duration.ts'
import { EXPORT_PANEL_TEXTS as T } from './texts.ts'

export interface ExportPanelProps {
  readonly exporting: ExportState
  readonly actions: Pick<GeneratorActions, 'cancelExport' | 'dismissExport'>
}

export function ExportPanel({ exporting, actions }: ExportPanelProps) {
  switch (exporting.kind) {
    case 'idle':
      return null
    case 'running':
      return <RunningPanel exporting={exporting} onCancel={actions.cancelExport} />
    case 'done':
      return (
        <EndPanel onDismiss={actions.dismissExport}>
          {T.saved(exporting.fileName, toBytes(exporting.written), toPace(exporting.seconds * 1000))}
        </EndPanel>
      )
    case 'canceled':
      return <EndPanel onDismiss={actions.dismissExport}>{T.canceled(exporting.fileName)}</EndPanel>
    case 'failed':
      return (
        <EndPanel onDismiss={actions.dismissExport} isError>
          {T.failed(exporting.fileName, exporting.message)}
        </EndPanel>
      )
  }
}

interface RunningPanelProps {
  readonly exporting: Extract<ExportState, { kind: 'running' }>
  readonly onCancel: () => void
}

function RunningPanel({ exporting, onCancel }: RunningPanelProps) {
  const { fileName, written, expected, bytesPerSecond, secondsLeft, isWaiting } = exporting
  return (
    <section
      aria-label={T.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-4 py-3 print:hidden sm:px-5"
    >
      <div className="min-w-60 flex-1">
        <p className="mb-1.5 flex flex-wrap gap-x-3 text-sm tabular-nums">
          <span className="font-medium">{fileName}</span>
          <span className="text-soft">
            {expected === null ? toBytes(written) : T.written(toBytes(written), toBytes(expected))}
          </span>
          <span className="text-soft">{isWaiting ? T.waiting : T.pace(toBytes(bytesPerSecond))}</span>
          {secondsLeft !== null && !isWaiting && (
            <span className="text-soft">{T.left(toDuration(secondsLeft))}</span>
          )}
        </p>
        <progress
          className="block h-1.5 w-full accent-accent"
          aria-label={T.progress(fileName)}
          {...(expected === null ? {} : { max: Math.max(1, expected), value: written })}
        />
      </div>
      <PanelButton onClick={onCancel}>{T.cancel}</PanelButton>
    </section>
  )
}

interface EndPanelProps {
  readonly children: ReactNode
  readonly onDismiss: () => void
  readonly isError?: boolean
}

function EndPanel({ children, onDismiss, isError = false }: EndPanelProps) {
  return (
    <section
      aria-label={T.title}
      className="flex items-center gap-4 border-line border-t px-4 py-3 text-sm print:hidden sm:px-5"
    >
      <p role={isError ? 'alert' : 'status'} className={isError ? 'flex-1 text-danger' : 'flex-1 text-soft'}>
        {children}
      </p>
      <PanelButton onClick={onDismiss}>{T.dismiss}</PanelButton>
    </section>
  )
}

function PanelButton({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      className="min-h-9 rounded-md border border-edge bg-card px-3 font-medium text-sm hover:bg-wash"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
