import { describeLimit } from '@wordloom/targets'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { LimitSource } from '../targets/limit-source.tsx'
import type { PackingField } from './packing-fields.ts'
import { FIELD_NAMES, PACKER_TEXTS as T } from './texts.ts'

const CELL = 'py-2.5 pr-6 text-left align-top last:pr-0 max-sm:block max-sm:py-1'

export function FieldsTable({ fields }: { readonly fields: readonly PackingField[] }) {
  return (
    <section aria-labelledby="fields" className="mt-12 border-t border-line pt-10">
      <h2 id="fields" className={SECTION_TITLE}>
        {T.fields}
      </h2>
      <p className="mt-2 max-w-2xl text-soft">{T.fieldsLead}</p>
      <table className="mt-4 w-full max-w-[68rem] border-collapse text-sm/6 wrap-anywhere">
        <thead className="border-b border-line text-xs/5 text-faint max-sm:sr-only">
          <tr>
            {Object.values(T.columns).map((name) => (
              <th key={name} scope="col" className={`${CELL} font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ id, limit, room }) => (
            <tr key={id} className="border-b border-line last:border-b-0 max-sm:block max-sm:py-2">
              <th scope="row" className={`${CELL} font-medium`}>
                {FIELD_NAMES[id]}
              </th>
              <td className={CELL}>
                <span className="font-semibold tabular-nums">
                  {room === null ? describeLimit(limit) : T.room(room.most, room.unit)}
                </span>
                {limit.note !== undefined && <span className="block max-w-xl text-soft">{limit.note}</span>}
              </td>
              <td className={CELL}>
                <LimitSource limit={limit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
