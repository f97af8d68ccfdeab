import type { GuidePath } from '@wordloom/contract'
import { Link } from 'react-router'
import { TEXT_LINK } from '../../../shared/ui/text-link.ts'
import { threadColours } from '../../../shared/ui/thread-colours.ts'
import { GUIDE_GROUPS } from '../guide-lines.ts'

/** All guides by the kind of work, each with what one finds in it. */
export function Guides({ names }: { readonly names: Readonly<Record<GuidePath, string>> }) {
  return (
    <div className="mt-8 gap-x-12 sm:columns-2 lg:columns-3">
      {GUIDE_GROUPS.map(({ title, guides }, place) => (
        <section
          key={title}
          className={`mb-9 break-inside-avoid border-t-3 pt-3 ${threadColours(place).border}`}
        >
          <h3 className="text-base/6 font-semibold">{title}</h3>
          <ul className="mt-2 space-y-2.5">
            {guides.map(({ path, line }) => (
              <li key={path}>
                <Link to={path} className={TEXT_LINK}>
                  {names[path]}
                </Link>
                <span className="block text-sm/5 text-soft">{line}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
