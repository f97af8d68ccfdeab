import { NEGATIVE_PLATFORM_IDS, type NegativePlatformId } from '@wordloom/targets'
import { useId, useState } from 'react'
import { useToolWorker } from '#platform/workers/use-tool-worker.ts'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { ToolPage } from '../tool-page.tsx'
import { CheckSection } from './check-section.tsx'
import { CrossSection } from './cross-section.tsx'
import type { NegativesApi } from './negatives.worker.ts'
import workerUrl from './negatives.worker.ts?worker&url'
import { MATCHING_RULES, MATCHING_SOURCE, PLATFORM_NAMES, NEGATIVES_TEXTS as T } from './texts.ts'

const MODES = ['check', 'cross'] as const

export function NegativesPage() {
  const [mode, setMode] = useState<(typeof MODES)[number]>('check')
  const [platform, setPlatform] = useState<NegativePlatformId>('google-ads')
  const worker = useToolWorker<NegativesApi>(workerUrl, 'negatives')
  const select = useId()
  return (
    <ToolPage path="/tools/negatives">
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
        <SegmentedControl
          label={T.mode}
          choices={MODES.map((value) => ({ value, label: T.modes[value] }))}
          value={mode}
          onChange={setMode}
        />
        <div>
          <label htmlFor={select} className="mb-1.5 block text-xs/5 font-medium text-soft">
            {T.platform}
          </label>
          <select
            id={select}
            value={platform}
            onChange={({ target }) => {
              const chosen = NEGATIVE_PLATFORM_IDS[target.selectedIndex]
              if (chosen !== undefined) setPlatform(chosen)
            }}
            className={`${SELECT} min-h-9.5!`}
          >
            {NEGATIVE_PLATFORM_IDS.map((id) => (
              <option key={id} value={id}>
                {PLATFORM_NAMES[id]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {/* Both stay, so that nothing typed is lost. */}
      <div hidden={mode !== 'check'}>
        <CheckSection worker={worker} platform={platform} isShown={mode === 'check'} />
      </div>
      <div hidden={mode !== 'cross'}>
        <CrossSection worker={worker} platform={platform} isShown={mode === 'cross'} />
      </div>
      <MatchingRules />
    </ToolPage>
  )
}

function MatchingRules() {
  return (
    <section aria-labelledby="rules" className="mt-12 border-t border-line pt-10">
      <h2 id="rules" className={SECTION_TITLE}>
        {T.rules}
      </h2>
      <div className="mt-5 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {MATCHING_RULES.map(({ title, text }) => (
          <div key={title}>
            <h3 className="text-base/6 font-semibold">{title}</h3>
            <p className="mt-1 max-w-xl text-soft">{text}</p>
          </div>
        ))}
      </div>
      <p className="mt-6 text-xs/5">
        <a href={MATCHING_SOURCE.url} rel="noreferrer" className={TEXT_LINK}>
          {MATCHING_SOURCE.title}
        </a>
      </p>
    </section>
  )
}
