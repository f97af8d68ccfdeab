import { PLANS, SUBSCRIPTION_STATUSES } from '@wordloom/contract'
import type { ComponentProps } from 'react'
import { Field } from '../../shared/ui/field.tsx'
import { SELECT } from '../../shared/ui/select-class.ts'
import { PLAN_NAMES, STATUS_NAMES } from '../../shared/user/plan-names.ts'

interface PlanFieldsProps {
  /** What each takes from the form. */
  readonly plan: ComponentProps<'select'>
  readonly status: ComponentProps<'select'>
}

/** The plan of an account, and what becomes of it. */
export function PlanFields({ plan, status }: PlanFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Plan">
        {(control) => (
          <select {...control} {...plan} className={`${SELECT} min-h-10 w-full`}>
            {PLANS.map((value) => (
              <option key={value} value={value}>
                {PLAN_NAMES[value]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Status">
        {(control) => (
          <select {...control} {...status} className={`${SELECT} min-h-10 w-full`}>
            {SUBSCRIPTION_STATUSES.map((value) => (
              <option key={value} value={value}>
                {STATUS_NAMES[value]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
