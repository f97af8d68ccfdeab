import { admin, type User } from '@wordloom/contract'
import { tellSuccess } from '../../shared/library/tell.ts'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { setSubscription } from './changes.ts'
import { PlanFields } from './plan-fields.tsx'
import { SENTENCES, PLAN_TEST_TEXTS as T } from './texts.ts'
import { useAdminForm } from './use-admin-form.ts'

export function PlanTestCard({ user }: { readonly user: User }) {
  const { done, failed } = SENTENCES.setSubscription
  const { subscriptionPlan, subscriptionStatus } = user
  const { form, isSubmitting, submit, problem } = useAdminForm(
    admin.setSubscription.body,
    { subscriptionPlan, subscriptionStatus },
    {
      failure: failed,
      send: async (draft) => {
        await setSubscription(user.id, draft)
        tellSuccess(done)
      },
    },
  )
  return (
    <section aria-labelledby="plan-test" className="rounded-md border border-line bg-card p-5">
      <h2 id="plan-test" className="text-base/6 font-semibold tracking-tight">
        {T.title}
      </h2>
      <p className="mt-1 text-[13px]/5 text-soft">{T.about}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <PlanFields plan={form.register('subscriptionPlan')} status={form.register('subscriptionStatus')} />
        {problem !== null && <FormAlert>{problem}</FormAlert>}
        <SubmitButton look="plain" isPending={isSubmitting} pendingLabel={T.pending}>
          {T.submit}
        </SubmitButton>
      </form>
    </section>
  )
}
