import { MAX_CONDITION_CHARACTERS } from '@wordloom/contract'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { CloseIcon, PlusIcon } from '#ui/icons/icons.tsx'
import { completeCondition } from '#ui/template-field/complete.ts'
import { SyntaxField } from '#ui/template-field/syntax-field.tsx'
import { toConditionTokens } from '#ui/template-field/tokens.ts'
import { isBlankText, toFilePlace } from '../draft/lines.ts'
import { RULE_TEXTS as T } from '../texts.ts'

interface LeaveOutProps {
  readonly conditions: readonly string[]
  readonly names: readonly string[]
  readonly placeholder: string
  readonly errorOf: (filePlace: number) => string | undefined
  readonly others: number
  readonly onChange: (conditions: readonly string[]) => void
  readonly onDropOthers: () => void
}

export function LeaveOut({
  conditions,
  names,
  placeholder,
  errorOf,
  others,
  onChange,
  onDropOthers,
}: LeaveOutProps) {
  return (
    <div>
      <p className="mb-1.5 text-xs/5 font-medium text-soft">{T.title}</p>
      <ul className="grid gap-2">
        {conditions.map((text, place) => {
          const error = text.trim() === '' ? undefined : errorOf(toFilePlace(conditions, place, isBlankText))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is identified only by its place
            <li key={place} className="flex items-start gap-1">
              <SyntaxField
                label={T.rule(place)}
                value={text}
                tokens={toConditionTokens(text, names)}
                most={MAX_CONDITION_CHARACTERS}
                placeholder={placeholder}
                problems={
                  error === undefined ? [] : [{ place: { range: null }, message: error, isWarning: false }]
                }
                complete={(typed, caret) => completeCondition(typed, caret, names)}
                onChange={(typed) => onChange(conditions.with(place, typed))}
              />
              <IconButton
                label={T.remove(place)}
                className="h-9 w-8"
                onClick={() => onChange(conditions.toSpliced(place, 1))}
              >
                <CloseIcon className="size-3.5" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button look="quiet" className="-ml-2 px-2" onClick={() => onChange([...conditions, ''])}>
          <PlusIcon />
          {T.add}
        </Button>
        {others > 0 && (
          <p className="text-xs/5 text-soft">
            {T.kept(others)}{' '}
            <button type="button" className="font-medium text-accent underline" onClick={onDropOthers}>
              {T.drop}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
