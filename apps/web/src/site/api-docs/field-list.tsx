import { TEXT_LINK } from '#ui/text/text-link.ts'
import type { Field } from './reference/fields.ts'
import { FIELD_TEXTS as T } from './texts.ts'

interface FieldListProps {
  readonly fields: readonly Field[]
  readonly isSent: boolean
}

export function FieldList({ fields, isSent }: FieldListProps) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {fields.map((field) => (
        <div
          key={field.name}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]"
        >
          <dt className="font-mono text-xs/6 font-medium break-words">{field.name}</dt>
          <dd className="min-w-0 text-sm/6">
            <FieldType field={field} />
            {isSent === field.isRequired && (
              <span className="text-soft">{isSent ? T.required : T.optional}</span>
            )}
            {field.rules.map((rule) => (
              <span key={rule} className="text-soft">
                {T.rule(rule)}
              </span>
            ))}
            {field.messages.length > 0 && (
              <ul className="text-xs/5 text-soft">
                {field.messages.map((message) => (
                  <li key={message}>{T.message(message)}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Object names start with a capital, unlike types such as `array`. */
const NAMES = /\b([A-Z]\w*)\b/

export function FieldType({ field: { type, object } }: { readonly field: Pick<Field, 'type' | 'object'> }) {
  if (object === null) return type
  return type.split(NAMES).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={`#${part}`} className={TEXT_LINK}>
        {part}
      </a>
    ),
  )
}
