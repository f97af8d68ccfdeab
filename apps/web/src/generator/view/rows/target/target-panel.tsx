import { toTargetPath } from '@wordloom/contract'
import {
  canShorten,
  describeLimit,
  TARGET_GROUPS,
  TARGET_IDS,
  TARGETS,
  type Target,
  type TargetId,
} from '@wordloom/targets'
import { Link } from 'react-router'
import type { RowReport } from '#generator/state/generator-state.ts'
import { toDate } from '#platform/format/dates.ts'
import { toNumber } from '#platform/format/numbers.ts'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { Picker } from '../picker.tsx'
import type { RowPanelProps } from '../row-panel-props.ts'
import { LeftOutRows } from '../rules/left-out-rows.tsx'
import { TARGET_TEXTS as T } from '../texts.ts'
import {
  type ChosenTarget,
  TARGET_ACTIONS,
  toChosenTarget,
  withoutTarget,
  withTarget,
} from './target-action.ts'

const CHOICES: readonly { readonly value: TargetId | ''; readonly label: string; readonly group?: string }[] =
  [
    { value: '', label: T.nothing },
    ...TARGET_GROUPS.flatMap((group) =>
      TARGET_IDS.filter((id) => TARGETS[id].group === group).map((value) => ({
        value,
        label: TARGETS[value].name,
        group,
      })),
    ),
  ]

export default function TargetPanel({ generator, names }: RowPanelProps) {
  const { rows, rowReport, actions } = generator
  const chosen = toChosenTarget(rows)
  function choose(id: TargetId | '') {
    actions.setRows((now) =>
      id === '' ? withoutTarget(now) : withTarget(now, id, toChosenTarget(now)?.action ?? 'leave-out'),
    )
  }
  return (
    <>
      <p className="text-sm/6 text-soft">{T.intro}</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm/6">
        <Picker label={T.target} choices={CHOICES} value={chosen?.id ?? ''} onChange={choose} />
        {chosen === null ? (
          <Link to="/tools" className={`${TEXT_LINK} text-xs/5`}>
            {T.allTools}
          </Link>
        ) : (
          <Limit id={chosen.id} />
        )}
      </div>
      {chosen !== null && (
        <>
          <Findings chosen={chosen} report={rowReport} />
          <div className="mt-3">
            <SegmentedControl
              label={T.action}
              choices={TARGET_ACTIONS.filter((action) => action !== 'shorten' || canShorten(chosen.id)).map(
                (value) => ({ value, label: T.actions[value] }),
              )}
              value={chosen.action}
              onChange={(action) => actions.setRows((now) => withTarget(now, chosen.id, action))}
            />
            <p className="mt-1.5 text-xs/5 text-soft">{T.actionHelp[chosen.action]}</p>
            {chosen.action === 'shorten' && rowReport.shortened !== null && (
              <p role="status" className="mt-1.5 text-sm/6 tabular-nums">
                {T.shortened(rowReport.shortened)}
              </p>
            )}
          </div>
          <LeftOutRows
            key={chosen.id}
            generator={generator}
            names={names}
            rule={chosen.rule}
            texts={T.leftOut}
          />
        </>
      )}
    </>
  )
}

function Limit({ id }: { readonly id: TargetId }) {
  const { limit, note, name }: Target = TARGETS[id]
  return (
    <p className="text-xs/5 text-soft">
      {describeLimit(limit)}
      {' · '}
      <a href={limit.source.url} rel="noreferrer" className={TEXT_LINK}>
        {limit.source.title}
      </a>
      {`, ${T.evidence[limit.evidence]} ${toDate(`${limit.checked}T12:00`)}`}
      {note !== undefined && <span className="block">{note}</span>}
      <Link to={toTargetPath(id)} className={`${TEXT_LINK} block w-fit`}>
        {T.page(name)}
      </Link>
    </p>
  )
}

interface FindingsProps {
  readonly chosen: ChosenTarget
  readonly report: RowReport
}

function Findings({ chosen, report: { dropped, broken } }: FindingsProps) {
  const misfits = dropped[chosen.rule] ?? null
  const { checks } = TARGETS[chosen.id]
  return (
    <div role="status" className="mt-3 text-sm/6 tabular-nums">
      <p className="font-semibold">
        {misfits === null
          ? T.counting
          : misfits === 0n
            ? T.allFit
            : T.misfits(toNumber(misfits), misfits === 1n)}
      </p>
      {misfits !== null && misfits > 0n && (
        <ul className="mt-0.5 text-soft">
          {checks.map(({ reason }, place) => {
            const count = broken[place] ?? 0n
            return count === 0n ? null : (
              <li key={reason} className="flex gap-x-2">
                <span className="min-w-[3ch] text-right font-medium text-ink">{toNumber(count)}</span>
                {reason}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
