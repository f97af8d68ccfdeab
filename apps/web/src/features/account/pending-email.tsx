import { DEMO_MAIL_PATH } from '@wordloom/contract'
import { DemoMailText } from '../../shared/account/demo-mail-text.tsx'
import { accountQueries } from '../../shared/account/queries.ts'
import { useQuery } from '../../shared/lib/use-query.ts'
import { RichText } from '../../shared/ui/rich-text.tsx'
import { EMAIL_TEXTS as T } from './texts.ts'

export function PendingEmail({ email }: { readonly email: string }) {
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
