import { PRODUCT_TEXTS } from '@wordloom/contract'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../button.tsx'
import { TEXT_LINK } from '../text/text-link.ts'
import { SITE_TITLE } from '../text/title.ts'
import { NOT_FOUND_TEXTS as TEXTS } from '../texts.ts'

export const NOT_FOUND_TITLE = `${TEXTS.title} · ${PRODUCT_TEXTS.name}`

/** Also shown to users who aren't allowed to see a page. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = NOT_FOUND_TITLE
  }, [])
  return (
    <main className="mx-auto grid w-full max-w-(--page) grow content-center items-center gap-x-16 gap-y-8 px-4 py-12 sm:px-8 sm:py-20 lg:grid-cols-2">
      <LooseThread />
      <div>
        <h1 className={SITE_TITLE}>{TEXTS.title}</h1>
        <p className="mt-3 max-w-md text-lg/7 text-soft">{TEXTS.text}</p>
        <Link to="/" className={buttonClass('primary', 'mt-6')}>
          {TEXTS.generator}
        </Link>
        <nav aria-labelledby="ways" className="mt-8">
          <h2 id="ways" className="text-sm/6 font-semibold text-faint">
            {TEXTS.ways}
          </h2>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {WAYS.map((path) => (
              <li key={path}>
                <Link to={path} className={`${TEXT_LINK} inline-flex min-h-8 items-center`}>
                  {TEXTS.places[path]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  )
}

const WAYS = ['/how-to-use', '/features', '/faq', '/dashboard', '/contact'] as const

function LooseThread() {
  return (
    <svg
      viewBox="0 0 480 220"
      fill="none"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="w-full max-w-lg print:hidden"
    >
      <path d="M116 26C88 74 64 114 40 142 84 136 116 140 152 138" className="stroke-thread-1" />
      <path d="M116 82C114 118 120 150 114 176 106 208 60 176 10 206" className="stroke-thread-1" />
      <path
        d="M262 40C206 8 176 62 184 118 192 186 262 196 288 142 308 98 296 34 238 30 222 29 210 34 204 40"
        className="stroke-thread-2"
      />
      <path
        d="M414 26C390 74 362 118 342 142 386 136 414 142 446 138 470 136 478 118 462 112 448 108 444 128 458 132"
        className="stroke-thread-3"
      />
      <path d="M414 84C412 116 416 152 412 178 410 196 424 208 438 200" className="stroke-thread-3" />
    </svg>
  )
}
