import type { ContactOptions } from '@wordloom/contract'
import { DemoMailText } from '../../shared/account/demo-mail-text.tsx'
import { accountQueries } from '../../shared/account/queries.ts'
import { useQuery } from '../../shared/lib/use-query.ts'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { CONTACT_TEXTS as TEXTS } from './texts.ts'

export function Whereabouts({ supportEmail, isDemo }: ContactOptions) {
  if (supportEmail === null) return null
  if (isDemo) return <DemoWhereabouts />
  return (
    <div>
      <p className="text-[13px]/5 text-faint">{TEXTS.byEmail}</p>
      <p className="mt-0.5">
        <a href={`mailto:${encodeURIComponent(supportEmail)}`} className={`${TEXT_LINK} wrap-anywhere`}>
          {supportEmail}
        </a>
      </p>
      <p className="mt-2 text-soft">{TEXTS.responseTime}</p>
    </div>
  )
}

function DemoWhereabouts() {
  const { data: options } = useQuery(accountQueries.options)
  if (options === undefined) return null
  return (
    <p className="border-l-3 border-thread-2 pl-3 text-sm/6">
      <DemoMailText text={TEXTS.demo} isUnopened={options.isDemoUnopened} />
    </p>
  )
}
