import { useQuery } from '../../shared/lib/use-query.ts'
import { useUser } from '../../shared/user/use-user.ts'
import { contactOptions } from './api.ts'
import { Desk } from './desk.tsx'
import { Halves } from './halves.tsx'
import { NoSupport } from './no-support.tsx'
import { NotYetKnown } from './not-yet-known.tsx'
import { Questions } from './questions.tsx'

/** Writing to whoever runs the installation, and what is answered without. */
export function ContactPage() {
  const query = useQuery(contactOptions)
  const { user, isLoading } = useUser()
  const { data: options } = query
  return (
    <main className="mx-auto w-full max-w-6xl grow px-4 py-10 sm:px-8 sm:py-16">
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
