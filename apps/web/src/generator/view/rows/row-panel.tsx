import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import type { GeneratorModel } from '../../state/generator-state.ts'
import { toDisplayNames } from '../../state/rows/column-references.ts'
import { ROW_SETTINGS_TEXTS } from '../../texts.ts'
import type { RowPart } from './badges.ts'
import type { RowPanelProps } from './row-panel-props.ts'

const PANELS: Readonly<Record<RowPart, ComponentType<RowPanelProps>>> = {
  patterns: lazyWithPreload(() => import('./patterns/patterns-panel.tsx')),
  rules: lazyWithPreload(() => import('./rules/rules-panel.tsx')),
  order: lazyWithPreload(() => import('./order/order-panel.tsx')),
  table: lazyWithPreload(() => import('./table/table-panel.tsx')),
  target: lazyWithPreload(() => import('./target/target-panel.tsx')),
}

interface OpenPanelProps {
  readonly id: string
  readonly part: RowPart
  readonly generator: GeneratorModel
}

export default function RowPanel({ id, part, generator }: OpenPanelProps) {
  const Panel = PANELS[part]
  const panel = useRef<HTMLElement>(null)
  return (
    <section
      ref={panel}
      id={id}
      aria-label={ROW_SETTINGS_TEXTS.parts[part]}
      className="scroll-mt-12 border-t border-line px-4 py-3.5 sm:px-5"
    >
      <Suspense fallback={<div className="h-24" />}>
        <Panel generator={generator} names={toDisplayNames(generator.columns.map(({ name }) => name))} />
        <Reveal key={part} reveal={() => panel.current?.scrollIntoView({ block: 'nearest' })} />
      </Suspense>
    </section>
  )
}

/** Renders nothing. Calls `reveal` once what is beside it has loaded. */
function Reveal({ reveal }: { readonly reveal: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel comes into view once
  useEffect(() => {
    reveal()
  }, [])
  return null
}
