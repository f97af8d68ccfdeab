import { Link } from 'react-router'
import type { WorkedExample } from '#generator/examples/example.ts'
import { ExampleRows } from '#generator/examples/example-rows.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import type { ListedGuide } from '../guide-groups.ts'
import { HOW_TO_USE_TEXTS } from './texts.ts'

export interface UseCase extends ListedGuide {
  readonly example: WorkedExample
}

export function UseCases({ useCases }: { readonly useCases: readonly UseCase[] }) {
  return (
    <>
      <ul className="mt-6 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {useCases.map(({ path, name, heading, example }) => (
          <li key={path} className="relative bg-card px-5 py-4 hover:bg-wash/60">
            <ul className="font-mono text-base/6">
              <ExampleRows example={example} />
            </ul>
            <h3 className="mt-2 font-semibold">
              <Link
                to={path}
                className="rounded-sm underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
            </h3>
            <p className="text-sm/5 text-soft">{heading}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <Link to="/features#guides" className={TEXT_LINK}>
          {HOW_TO_USE_TEXTS.allGuides}
        </Link>
      </p>
    </>
  )
}
