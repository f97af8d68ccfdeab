import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from './button.tsx'
import { Mark } from './mark.tsx'

interface NoticePageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page that says one thing and leads back to the generator. */
export function NoticePage({ title, children }: NoticePageProps) {
  return (
    <main className="mx-auto w-full max-w-xl grow px-4 py-16 sm:px-8 sm:py-24">
      <Mark className="size-12" />
      <h1 className="mt-6 text-3xl/9 font-bold tracking-tight">{title}</h1>
      <div className="mt-3 space-y-3 text-soft">{children}</div>
      <Link to="/" className={buttonClass('primary', 'mt-8')}>
        Open the generator
      </Link>
    </main>
  )
}
