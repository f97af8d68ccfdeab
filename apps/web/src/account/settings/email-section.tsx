import { accounts, DEMO_MAIL_PATH, type User } from '@wordloom/contract'
import { Link } from 'react-router'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { showToast } from '#ui/toast/toast.ts'
import { AccountSection } from '../account-section.tsx'
import { CurrentPassword } from '../current-password.tsx'
import { DemoMailText } from '../demo-mail-text.tsx'
import { reportAccountFailure } from '../form-failure.tsx'
import { FormSkeleton } from '../form-skeleton.tsx'
import { accountQueries } from '../queries.ts'
import { ACCOUNT_TEXTS } from '../texts.ts'
import { ChangeForm, FormOnDemand } from './form-on-demand.tsx'
import { EMAIL_TEXTS as T } from './texts.ts'

const CHIP = 'rounded-full forced-colors:border px-2.5 text-xs/6 font-medium'

export function EmailSection({ user: { email, emailVerified } }: { readonly user: User }) {
  const details = useQuery(accountQueries.details)
  return (
    <AccountSection title={T.title} about={T.about} accent="before:bg-thread-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{email}</span>
        {emailVerified === 1 ? (
          <span className={`${CHIP} bg-thread-3/14 text-thread-ink-3`}>{T.verified}</span>
        ) : (
          <>
            <span className={`${CHIP} bg-thread-2/16 text-thread-ink-2`}>{T.notVerified}</span>
            <Link to="/verify-email" className={`text-sm/6 ${TEXT_LINK}`}>
              {T.verify}
            </Link>
          </>
        )}
      </p>
      <div className="mt-5">
        <Loaded query={details} what={ACCOUNT_TEXTS.what} skeleton={<FormSkeleton fields={0} />}>
          {({ hasPassword, pendingEmail }) => (
            <>
              {pendingEmail !== null && <PendingEmail email={pendingEmail} />}
              <FormOnDemand keptAs="own email form" label={T.submit}>
                {(close) => (
                  <EmailForm
                    key={String(hasPassword)}
                    email={email}
                    hasPassword={hasPassword}
                    onClose={close}
                  />
                )}
              </FormOnDemand>
            </>
          )}
        </Loaded>
      </div>
    </AccountSection>
  )
}

interface EmailFormProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly onClose: () => void
}

function EmailForm({ email, hasPassword, onClose }: EmailFormProps) {
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: accounts.changeEmail.body,
    defaultValues: { email: '', ...(hasPassword && { currentPassword: '' }) },
    send: async (body) => {
      const { message } = await call(accounts.changeEmail, { body })
      onClose()
      showToast({ title: T.done, description: message })
      await queryClient.invalidateQueries(accountQueries.details)
    },
    onFailure: reportAccountFailure,
  })
  useKeptForm(form, 'own email', ['email'])
  return (
    <ChangeForm onSubmit={submit} onCancel={onClose} isSubmitting={isSubmitting} failure={failure} texts={T}>
      <TextField label={T.next} type="email" autoComplete="email" {...field('email')} />
      {hasPassword && <CurrentPassword email={email} {...field('currentPassword')} />}
    </ChangeForm>
  )
}

function PendingEmail({ email }: { readonly email: string }) {
  const { data: options } = useQuery(accountQueries.options)
  return (
    <div className="mb-5 border-l-3 border-thread-2 pl-3 text-sm/6">
      <p>
        <RichText
          text={T.awaited}
          tags={{ email: () => <strong className="font-semibold wrap-anywhere">{email}</strong> }}
        />
      </p>
      {options?.hasDemoMail === true && (
        <p>
          <DemoMailText text={T.demoMail(DEMO_MAIL_PATH)} isUnopened={options.isDemoUnopened} />
        </p>
      )}
    </div>
  )
}
