import { PLANS, SUBSCRIPTION_STATUSES } from '@wordloom/contract'
import type { ComponentProps } from 'react'
import { TestMode } from '#account/plans/test-mode.tsx'
import { PLAN_NAMES, STATUS_NAMES } from '#platform/user/plan-names.ts'
import { Field } from '#ui/form/field.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { USER_FIELD_TEXTS as T } from './texts.ts'

interface PlanFieldsProps {
  readonly plan: ComponentProps<'select'>
  readonly status: ComponentProps<'select'>
}

export function PlanFields({ plan, status }: PlanFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1.5">
      <Field label={T.plan}>
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
      <Field label={T.status}>
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
      <div className="col-span-2 empty:hidden">
        <TestMode isLine />
      </div>
    </div>
  )
}
