import { admin, type User } from '@wordloom/contract'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { tellSuccess } from '#ui/tell/tell.ts'
import { setSubscription } from './changes.ts'
import { reportAdminFailure } from './denial.ts'
import { PlanFields } from './plan-fields.tsx'
import { SENTENCES, PLAN_TEST_TEXTS as T } from './texts.ts'

export function PlanTestCard({ user }: { readonly user: User }) {
  const { done, failed } = SENTENCES.setSubscription
  const { subscriptionPlan, subscriptionStatus } = user
  const { form, isSubmitting, submit, failure } = useApiForm({
    schema: admin.setSubscription.body,
    defaultValues: { subscriptionPlan, subscriptionStatus },
    send: async (draft) => {
      await setSubscription(user.id, draft)
      tellSuccess(done)
    },
    onFailure: reportAdminFailure(failed),
  })
  return (
    <section aria-labelledby="plan-test" className="rounded-md border border-line bg-card p-5">
      <h2 id="plan-test" className="text-base/6 font-semibold tracking-tight">
        {T.title}
      </h2>
      <p className="mt-1 text-xs/5 text-soft">{T.about}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <PlanFields plan={form.register('subscriptionPlan')} status={form.register('subscriptionStatus')} />
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        <SubmitButton look="plain" isPending={isSubmitting} pendingLabel={T.pending}>
          {T.submit}
        </SubmitButton>
      </form>
    </section>
  )
}
