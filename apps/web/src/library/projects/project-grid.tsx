import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { useTypedParam } from '#platform/document/use-typed-param.ts'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { isTyping } from '#platform/lib/is-typing.ts'
import { Button } from '#ui/button.tsx'
import { PlusIcon, SearchIcon } from '#ui/icons/icons.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { FoundProjects } from './found-projects.tsx'
import { NO_PROJECTS_TEXTS, PROJECT_SENTENCES, PROJECTS_TEXTS as T } from './texts.ts'

const CreateProjectDialog = lazyWithPreload(() => import('./title/create-project-dialog.tsx'))

export function ProjectGrid({ joined }: { readonly joined: ReactNode }) {
  const [text, setText] = useTypedParam('q')
  const query = useDeferredValue(text)
  const [isCreating, setIsCreating] = useKeptState('dialog of a new project', false)
  const create = () => setIsCreating(true)
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-6 sm:px-8 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className={PAGE_TITLE}>{T.title}</h1>
        <div className="flex items-center gap-2 max-sm:w-full">
          <ProjectSearch text={text} onChange={setText} />
          <Button look="primary" className="shrink-0" onClick={create}>
            <PlusIcon />
            {T.create}
          </Button>
        </div>
      </div>
      <div className="mt-6">
        <FoundProjects
          query={query}
          onClear={() => setText('')}
          sentences={PROJECT_SENTENCES}
          contents="delete"
          start={
            <Button look="primary" onClick={create}>
              {NO_PROJECTS_TEXTS.create}
            </Button>
          }
        />
      </div>
      {joined}
      <Suspense>{isCreating && <CreateProjectDialog onClose={() => setIsCreating(false)} />}</Suspense>
    </main>
  )
}

interface ProjectSearchProps {
  readonly text: string
  readonly onChange: (text: string) => void
}

function ProjectSearch({ text, onChange }: ProjectSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event) || document.querySelector('[role$="dialog"]') !== null) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <search className="relative min-w-0 max-sm:grow">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faint" />
      <input
        ref={field}
        type="search"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-label={T.search}
        placeholder={T.search}
        autoComplete="off"
        spellCheck={false}
        className="min-h-9 w-full rounded-md border border-edge bg-card pr-2.5 pl-8 text-base sm:w-64 sm:text-sm"
      />
    </search>
  )
}
