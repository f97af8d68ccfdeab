import type { Answer } from '#platform/workers/use-answer.ts'
import { Button } from '#ui/button.tsx'
import { CopyIcon } from '#ui/icons/icons.tsx'
import { copyAndTell } from '#ui/toast/copy-and-tell.ts'
import { LimitSource } from '../targets/limit-source.tsx'
import { TOOL_TEXTS } from '../texts.ts'
import type { PackedText } from './pack-text.ts'
import type { PackingField } from './packing-fields.ts'
import { PACKER_TEXTS as T } from './texts.ts'

interface PackedFieldProps {
  readonly field: PackingField
  readonly packed: PackedText | null
  readonly state: Answer<PackedText>['kind']
}

export function PackedField({ field, packed, state }: PackedFieldProps) {
  return (
    <section aria-labelledby="packed" aria-busy={state === 'waiting'} className="min-w-0">
      <div className="overflow-hidden rounded-md border border-line bg-card">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2.5">
          <h2 id="packed" className="text-base/6 font-semibold">
            {T.result}
          </h2>
          {packed !== null && packed.pieces.length > 0 && (
            <Button
              look="primary"
              onClick={() =>
                copyAndTell(packed.text, {
                  copied: { title: T.copied },
                  failed: { title: TOOL_TEXTS.notCopied },
                })
              }
            >
              <CopyIcon />
              {T.copyAll}
            </Button>
          )}
        </div>
        {state === 'failed' ? (
          <p role="alert" className="px-4 py-6 text-danger">
            {TOOL_TEXTS.failed}
          </p>
        ) : packed === null ? (
          <div className="px-4 py-10 text-center">
            <p className="font-medium">{T.empty}</p>
            <p className="mx-auto mt-1 max-w-md text-sm/6 text-soft">{T.emptyHelp}</p>
          </div>
        ) : (
          <Packed field={field} packed={packed} />
        )}
        <div className="border-t border-line bg-wash px-4 py-3 text-xs/5 text-soft">
          {field.limit.note !== undefined && <p className="mb-1 max-w-2xl">{field.limit.note}</p>}
          <LimitSource limit={field.limit} />
        </div>
      </div>
      {packed !== null && state !== 'failed' && <LeftOut packed={packed} />}
    </section>
  )
}

function Packed({ field, packed }: { readonly field: PackingField; readonly packed: PackedText }) {
  const { slots, room } = field
  const { pieces, used, characters, bytes } = packed
  const [taken, most] = slots === null ? [used, room?.most ?? used] : [pieces.length, slots]
  return (
    <div className="px-4 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4" role="status">
        <p className="text-lg/7 font-bold tabular-nums">
          {slots === null ? T.usedRoom(taken, most, room?.unit ?? '') : T.usedSlots(taken, most)}
        </p>
        {characters !== bytes && (
          <p className="text-xs/5 text-soft tabular-nums">{T.lengths(characters, bytes)}</p>
        )}
      </div>
      <progress
        aria-hidden="true"
        value={taken}
        max={most}
        className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-wash [&::-moz-progress-bar]:bg-thread-3 [&::-webkit-progress-bar]:bg-wash [&::-webkit-progress-value]:bg-thread-3"
      />
      {slots === null ? <Chips pieces={pieces} /> : <Slots pieces={pieces} slots={slots} field={field} />}
    </div>
  )
}

function Chips({ pieces }: Pick<PackedText, 'pieces'>) {
  return (
    <ul className="mt-4 flex flex-wrap gap-1.5" aria-label={T.result}>
      {pieces.map(({ text, cost }) => (
        <li
          key={text}
          className="flex max-w-full items-baseline gap-x-2 rounded-sm border border-line bg-wash px-2 py-0.5 font-mono text-xs/5 wrap-anywhere"
        >
          {text}
          <span className="font-sans text-faint tabular-nums">{cost}</span>
        </li>
      ))}
    </ul>
  )
}

interface SlotsProps extends Pick<PackedText, 'pieces'> {
  readonly slots: number
  readonly field: PackingField
}

function Slots({ pieces, slots, field }: SlotsProps) {
  const { characters = null } = field.limit.most
  return (
    <ol
      className="mt-4 grid gap-px overflow-hidden rounded-sm border border-line bg-line sm:grid-cols-2"
      aria-label={T.result}
    >
      {Array.from({ length: slots }, (_, place) => {
        const piece = pieces[place]
        return (
          <li
            key={T.slot(place + 1)}
            className="flex min-h-9 items-center gap-x-3 bg-card px-3 py-1 text-xs/5 last:odd:sm:col-span-2"
          >
            <span aria-hidden="true" className="min-w-[2ch] text-right text-faint tabular-nums">
              {place + 1}
            </span>
            {piece === undefined ? (
              <span className="text-faint">{T.free}</span>
            ) : (
              <>
                <span className="min-w-0 grow font-mono wrap-anywhere">{piece.text}</span>
                <span className="text-faint tabular-nums">
                  {characters === null ? piece.cost : `${piece.cost}/${characters}`}
                </span>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function LeftOut({ packed: { leftOut, leftOutCount } }: { readonly packed: PackedText }) {
  if (leftOutCount === 0) return <p className="mt-4 text-sm/6 text-soft">{T.nothingLeftOut}</p>
  return (
    <div className="mt-6">
      <h3 id="left-out" className="text-base/6 font-semibold">
        {T.leftOut(leftOutCount)}
      </h3>
      <section aria-labelledby="left-out" className="mt-2 rounded-md border border-line bg-card">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <div tabIndex={0} className="max-h-80 overflow-y-auto">
          <table className="w-full text-left text-sm/6">
            <thead className="sr-only">
              <tr>
                <th scope="col">{T.term}</th>
                <th scope="col">{T.why}</th>
              </tr>
            </thead>
            <tbody>
              {leftOut.map(({ term, reason }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: terms can repeat
                <tr key={place} className="border-b border-line align-top last:border-b-0 max-sm:grid">
                  <td className="px-3 pt-1.5 font-mono text-xs/6 wrap-anywhere sm:w-2/5 sm:pb-1.5">{term}</td>
                  <td className="px-3 pb-1.5 text-xs/6 text-soft sm:pt-1.5">{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {leftOutCount > leftOut.length && (
          <p className="border-t border-line px-3 py-1.5 text-xs/6 text-soft">
            {T.moreLeftOut(leftOutCount - leftOut.length)}
          </p>
        )}
      </section>
    </div>
  )
}
