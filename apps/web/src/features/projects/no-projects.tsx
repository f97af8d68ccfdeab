import type { ReactNode } from 'react'
import { ProjectWeave } from './project-weave.tsx'

/** What stands where projects will be: what they are for, and what to do next. */
export function NoProjects({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col items-center rounded-md border border-dashed border-edge px-4 py-14 text-center">
      <div className="flex items-center gap-2">
        <ProjectWeave id={2} columnCount={3} className="size-10 opacity-60" />
        <ProjectWeave id={7} columnCount={6} className="size-16" />
        <ProjectWeave id={5} columnCount={4} className="size-10 opacity-60" />
      </div>
      <h2 className="mt-5 text-lg/7 font-semibold tracking-tight">No projects yet</h2>
      <p className="mt-1 max-w-md text-sm/6 text-balance text-soft">
        A project keeps one piece of work together: columns and options of its own, its word lists and its
        results.
      </p>
      <div className="mt-5">{children}</div>
    </div>
  )
}
