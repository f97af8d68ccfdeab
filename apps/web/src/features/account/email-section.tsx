import { accounts, DEMO_MAIL_PATH, type User } from '@wordloom/contract'
import { Link } from 'react-router'
import { AccountSection } from '../../shared/account/account-section.tsx'
import { CurrentPassword } from '../../shared/account/current-password.tsx'
import { DemoMailText } from '../../shared/account/demo-mail-text.tsx'
import { reportAccountFailure } from '../../shared/account/form-failure.tsx'
import { FormSkeleton } from '../../shared/account/form-skeleton.tsx'
import { accountQueries } from '../../shared/account/queries.ts'
import { ACCOUNT_TEXTS } from '../../shared/account/texts.ts'
import { useApiForm } from '../../shared/form/use-api-form.ts'
import { useKeptForm } from '../../shared/kept-work/use-kept-form.ts'
import { call } from '../../shared/lib/api.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { useQuery } from '../../shared/lib/use-query.ts'
import { TextField } from '../../shared/ui/form/text-field.tsx'
import { Loaded } from '../../shared/ui/loading/loaded.tsx'
import { RichText } from '../../shared/ui/text/rich-text.tsx'
import { TEXT_LINK } from '../../shared/ui/text/text-link.ts'
import { showToast } from '../../shared/ui/toast/toast.ts'
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
