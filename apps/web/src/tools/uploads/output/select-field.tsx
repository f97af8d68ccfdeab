import { Field } from '#ui/form/field.tsx'
import { SELECT } from '#ui/form/select-class.ts'

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly help?: string
  readonly onChange: (value: Value) => void
}

export function SelectField<Value extends string>({
  label,
  choices,
  value,
  help,
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = choices[target.selectedIndex]
            if (chosen !== undefined) onChange(chosen.value)
          }}
          className={`${SELECT} min-h-10 w-full`}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
