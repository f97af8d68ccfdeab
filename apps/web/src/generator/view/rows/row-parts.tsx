import type { ComponentType } from 'react'
import { EARLY } from '#platform/document/early-events.ts'
import type { IconProps } from '#ui/icons/icon.tsx'
import { FilterIcon, PatternIcon, ShuffleIcon, TableIcon, TargetIcon } from '#ui/icons/icons.tsx'
import type { GeneratorModel } from '../../state/generator-state.ts'
import { ROW_SETTINGS_TEXTS as T } from '../../texts.ts'
import { countSettings, hasError, PARTS, type RowPart } from './badges.ts'

interface RowPartsProps {
  readonly generator: Pick<GeneratorModel, 'rows' | 'rowReport'>
  readonly open: RowPart | null
  readonly panelId: string
  readonly onOpen: (part: RowPart | null) => void
}

const ICONS: Readonly<Record<RowPart, ComponentType<IconProps>>> = {
  patterns: PatternIcon,
  rules: FilterIcon,
  order: ShuffleIcon,
  table: TableIcon,
  target: TargetIcon,
}

export function RowParts({ generator: { rows, rowReport }, open, panelId, onOpen }: RowPartsProps) {
  return (
    <fieldset
      aria-label={T.title}
      className="flex shrink-0 items-center gap-0.5 max-sm:flex-wrap max-sm:justify-between max-sm:border-t max-sm:border-line max-sm:p-1 sm:pr-3"
    >
      {PARTS.map((part) => {
        const Icon = ICONS[part]
        const count = countSettings(rows, part)
        const isOpen = open === part
        return (
          <button
            key={part}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            {...EARLY}
            onClick={() => onOpen(isOpen ? null : part)}
            className="inline-flex min-h-8 items-center justify-center gap-1.5 rounded-md border border-transparent px-2 text-xs/5 font-medium text-soft transition-colors hover:bg-wash hover:text-ink aria-expanded:border-line aria-expanded:bg-card aria-expanded:text-ink max-sm:min-h-9 max-sm:px-1"
          >
            <Icon className="size-3.5 max-[26rem]:hidden" />
            {T.parts[part]}
            {count > 0 && <Badge count={count} hasError={hasError(rowReport, part)} />}
          </button>
        )
      })}
    </fieldset>
  )
}

function Badge({ count, hasError }: { readonly count: number; readonly hasError: boolean }) {
  return (
    <span
      className={`min-w-4.5 rounded-full px-1 text-center text-xs/4.5 font-semibold tabular-nums ${hasError ? 'bg-danger-fill text-danger-ink' : 'bg-accent text-accent-ink'}`}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{hasError ? `${T.set(count)}, ${T.hasError}` : T.set(count)}</span>
    </span>
  )
}
