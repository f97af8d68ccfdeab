import { Button } from '#ui/button.tsx'
import { TemplateField } from '../columns/template-field.tsx'
import { PlainTemplateList, TemplateList } from '../columns/template-list.tsx'
import type { FieldErrors } from '../output/field-errors.ts'
import type { LongestText } from '../output/outcome.ts'
import type { DraftAd } from './campaign-draft.ts'
import { CAMPAIGN_TEXTS as T } from './texts.ts'

interface AdCardProps {
  readonly ad: DraftAd
  readonly place: number
  readonly names: readonly string[]
  readonly errors: FieldErrors
  readonly longest: readonly LongestText[]
  readonly onChange: (change: Partial<DraftAd>) => void
  readonly onRemove: () => void
}

export function AdCard({ ad, place, names, errors, longest, onChange, onRemove }: AdCardProps) {
  const kinds = [
    { kind: 'headlines', title: T.headlines, add: T.addHeadline, labelOf: T.headline, lastPosition: 3 },
    {
      kind: 'descriptions',
      title: T.descriptions,
      add: T.addDescription,
      labelOf: T.description,
      lastPosition: 2,
    },
  ] as const
  return (
    <li className="rounded-md border border-line p-3.5">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-sm/6 font-semibold">{T.ad(place)}</h3>
        <Button look="quiet" className="min-h-8 px-2.5 py-1 text-xs" onClick={onRemove}>
          {T.removeAd(place)}
        </Button>
      </div>
      <div className="grid gap-4">
        {kinds.map(({ kind, title, add, labelOf, lastPosition }) => {
          const texts = ad[kind]
          return (
            <TemplateList
              key={kind}
              title={title}
              texts={texts.map(({ text }) => text)}
              names={names}
              addLabel={add}
              labelOf={(text) => labelOf(place, text)}
              removeLabelOf={(text) => T.remove(labelOf(place, text))}
              errorOf={(text) => errors.within('ads', place, kind, text)}
              asideOf={(text, filePlace) => (
                <>
                  <Length longest={longest} place={['ads', place, kind, filePlace]} />
                  <PositionField
                    label={T.position(labelOf(place, text))}
                    position={texts[text]?.position ?? null}
                    last={lastPosition}
                    onChange={(position) =>
                      onChange({ [kind]: texts.with(text, { text: texts[text]?.text ?? '', position }) })
                    }
                  />
                </>
              )}
              onReplace={(at, replaced) =>
                onChange({
                  [kind]: texts.toSpliced(
                    at,
                    1,
                    ...replaced.map((text, i) => ({
                      text,
                      position: (i === 0 ? texts[at]?.position : null) ?? null,
                    })),
                  ),
                })
              }
            />
          )
        })}
        <div className="grid gap-x-5 gap-y-4 xl:grid-cols-2">
          <PlainTemplateList
            title={T.paths}
            texts={ad.paths}
            names={names}
            addLabel={T.addPath}
            labelOf={(path) => T.path(place, path)}
            removeLabelOf={(path) => T.remove(T.path(place, path))}
            errorOf={(path) => errors.within('ads', place, 'paths', path)}
            onTexts={(paths) => onChange({ paths })}
          />
          <TemplateField
            label={T.adUrlLabel}
            value={ad.finalUrl}
            names={names}
            isOptional
            help={T.adUrlHelp}
            error={errors.at('ads', place) ?? errors.within('ads', place, 'finalUrl')}
            onChange={(finalUrl) => onChange({ finalUrl })}
          />
        </div>
      </div>
    </li>
  )
}

interface LengthProps {
  readonly longest: readonly LongestText[]
  readonly place: readonly (string | number)[]
}

function Length({ longest, place }: LengthProps) {
  const found = longest.find((each) => each.place.join() === place.join())
  return (
    <span
      title={found === undefined ? undefined : T.longestOf(found.text)}
      className={`flex h-9 w-12 shrink-0 items-center justify-end text-xs tabular-nums ${found !== undefined && found.width > found.most ? 'font-semibold text-danger' : 'text-soft'}`}
    >
      {found !== undefined && T.longest(found.width, found.most)}
    </span>
  )
}

interface PositionFieldProps {
  readonly label: string
  readonly position: number | null
  readonly last: number
  readonly onChange: (position: number | null) => void
}

function PositionField({ label, position, last, onChange }: PositionFieldProps) {
  const positions = Array.from({ length: last }, (_, i) => i + 1)
  return (
    <select
      aria-label={label}
      value={position ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      className="h-9 cursor-pointer rounded-md border border-line bg-wash px-2 text-xs font-medium hover:border-edge"
    >
      <option value="">{T.anyPosition}</option>
      {positions.map((each) => (
        <option key={each} value={each}>
          {T.atPosition(each)}
        </option>
      ))}
    </select>
  )
}
