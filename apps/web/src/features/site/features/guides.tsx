import { Link } from 'react-router'
import { TEXT_LINK } from '../../../shared/ui/text-link.ts'
import { threadColours } from '../../../shared/ui/thread-colours.ts'
import { groupGuides, type ListedGuide } from '../guide-groups.ts'

export function Guides({ guides: all }: { readonly guides: readonly ListedGuide[] }) {
  return (
    <div className="mt-8 gap-x-12 sm:columns-2 lg:columns-3">
      {groupGuides(all).map(({ title, guides }, place) => (
        <section
          key={title}
          className={`mb-9 break-inside-avoid border-t-3 pt-3 ${threadColours(place).border}`}
        >
          <h3 className="text-base/6 font-semibold">{title}</h3>
          <ul className="mt-2 space-y-2.5">
            {guides.map(({ path, name, heading }) => (
              <li key={path}>
                <Link to={path} className={TEXT_LINK}>
                  {name}
                </Link>
                <span className="block text-sm/5 text-soft">{heading}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
