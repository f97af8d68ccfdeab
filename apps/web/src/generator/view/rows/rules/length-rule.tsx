import type { RowRule } from '@wordloom/contract'
import { LENGTH_UNITS } from '@wordloom/engine'
import { NumberField } from '../number-field.tsx'
import { Picker } from '../picker.tsx'
import { RULE_TEXTS as T } from '../texts.ts'

type Length = Extract<RowRule, { kind: 'length' }>

interface LengthRuleProps {
  readonly rule: Length
  readonly onChange: (rule: Length) => void
}

const UNITS = LENGTH_UNITS.map((value) => ({ value, label: T.units[value] }))

export function LengthRule({ rule, onChange }: LengthRuleProps) {
  const { least, most, unit } = rule
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      {least !== undefined && (
        <>
          {T.atLeast}
          <LimitField label={T.least} value={least} onChange={(least) => onChange({ ...rule, least })} />
        </>
      )}
      {most !== undefined && (
        <>
          {least === undefined ? T.atMost : T.andAtMost}
          <LimitField label={T.most} value={most} onChange={(most) => onChange({ ...rule, most })} />
        </>
      )}
      <Picker label={T.unit} choices={UNITS} value={unit} onChange={(unit) => onChange({ ...rule, unit })} />
    </div>
  )
}

interface LimitFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function LimitField(field: LimitFieldProps) {
  return <NumberField {...field} least={0} most={Number.MAX_SAFE_INTEGER} error={T.notANumber} />
}
