import { useStructuredData } from '../../shared/document/structured-data.ts'
import { useQuery } from '../../shared/lib/use-query.ts'
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx'
import { useUser } from '../../shared/user/use-user.ts'
import { contactOptions } from './api.ts'
import { toContactData } from './contact-data.ts'
import { Desk } from './desk.tsx'
import { Halves } from './halves.tsx'
import { NoSupport } from './no-support.tsx'
import { NotYetKnown } from './not-yet-known.tsx'
import { Questions } from './questions.tsx'
import { CONTACT_TEXTS } from './texts.ts'

export function ContactPage() {
  const query = useQuery(contactOptions)
  const { user, isLoading } = useUser()
  const { data: options } = query
  useStructuredData(toContactData())
  return (
    <main data-reading className="mx-auto w-full max-w-6xl grow px-4 pt-6 pb-10 sm:px-8 sm:pb-16">
      <Breadcrumb name={CONTACT_TEXTS.title} />
      {options === undefined || isLoading ? (
        <NotYetKnown query={query} />
      ) : options.supportEmail === null ? (
        <Halves more={<Questions hasForm={false} />} form={<NoSupport />} />
      ) : (
        <Desk key={user?.id} user={user} options={options} supportEmail={options.supportEmail} />
      )}
    </main>
  )
}
