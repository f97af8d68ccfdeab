import { PRODUCT_TEXTS } from '@wordloom/contract'
import { Welcome } from './welcome.tsx'

export function Hero() {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div className="max-w-3xl">
        <h1 className="text-[26px]/8 font-bold tracking-[-0.022em] text-balance sm:text-[32px]/10">
          {PRODUCT_TEXTS.headline}
        </h1>
        <p className="mt-1.5 text-soft sm:text-base/6">{PRODUCT_TEXTS.tagline}.</p>
      </div>
      <div className="space-y-2.5">
        <ul aria-label="Made for" className="flex flex-wrap gap-1.5">
          {PRODUCT_TEXTS.categories.map((category) => (
            <li
              key={category}
              className="rounded-full border border-line bg-card px-3 py-0.5 text-[13px]/5 text-soft"
            >
              {category}
            </li>
          ))}
        </ul>
        <Welcome />
      </div>
    </div>
  )
}
