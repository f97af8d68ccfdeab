import { Field } from '#ui/form/field.tsx'
import { SELECT } from '#ui/form/select-class.ts'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly names: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, names, value, onChange }: ChoiceProps<Value>) {
  const values = Object.keys(names) as Value[]
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          className={SELECT}
          onChange={({ target }) => {
            const chosen = values[target.selectedIndex]
            if (chosen !== undefined) onChange(chosen)
          }}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
