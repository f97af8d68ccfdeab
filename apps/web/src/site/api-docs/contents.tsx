import type { ApiGroup } from './reference/reference.ts'
import { API_DOCS_TEXTS as T } from './texts.ts'

interface ContentsProps {
  readonly groups: readonly ApiGroup[]
  readonly introduction: readonly { readonly id: string; readonly title: string }[]
}

const LINK = 'block rounded-sm py-1 text-sm/5 text-soft underline-offset-4 hover:text-ink hover:underline'

export function Contents(props: ContentsProps) {
  return (
    <>
      <details className="rounded-md border border-line bg-card lg:hidden print:hidden">
        <summary className="cursor-pointer rounded-md px-4 py-2.5 font-medium">{T.contents}</summary>
        <nav aria-label={T.contents} className="px-4 pb-3">
          <Links {...props} />
        </nav>
      </details>
      <nav
        aria-label={T.contents}
        className="sticky top-6 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto pb-4 max-lg:hidden print:hidden"
      >
        <Links {...props} />
      </nav>
    </>
  )
}

function Links({ groups, introduction }: ContentsProps) {
  return (
    <ul className="space-y-4">
      <li>
        <ul>
          {introduction.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={LINK}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </li>
      {groups.map(({ id, name, calls }) => (
        <li key={id}>
          <a href={`#${id}`} className={`${LINK} font-semibold text-ink`}>
            {name}
          </a>
          <ul className="border-l border-line pl-3">
            {calls.map((call) => (
              <li key={call.id}>
                <a href={`#${call.id}`} className={LINK}>
                  {call.summary}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li>
        <a href="#objects" className={`${LINK} font-semibold text-ink`}>
          {T.objects}
        </a>
      </li>
    </ul>
  )
}
