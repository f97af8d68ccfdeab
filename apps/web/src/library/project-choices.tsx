import type { ProjectSummary } from '@wordloom/contract'
import { toSearchable } from '@wordloom/engine'
import { useId, useState } from 'react'
import { TextField } from '#ui/form/text-field.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { RichText, toLink } from '#ui/text/rich-text.tsx'
import { useProjects } from './queries.ts'
import { NO_PLACE_TEXTS, PROJECT_CHOICES_TEXTS as T } from './texts.ts'

const MANY = 8
const MAX_SHOWN = 50

interface ProjectChoicesProps {
  readonly allowsNone: boolean
  readonly picked: number | null | undefined
  readonly onPick: (projectId: number | null) => void
  readonly problemId: string | undefined
}

export function ProjectChoices(props: ProjectChoicesProps) {
  return (
    <Loaded query={useProjects()} what={T.what} skeleton={<ChoicesSkeleton />}>
      {(projects) =>
        projects.length > 0 || props.allowsNone ? <Choices {...props} projects={projects} /> : <NoProjects />
      }
    </Loaded>
  )
}

interface ChoicesProps extends ProjectChoicesProps {
  readonly projects: readonly ProjectSummary[]
}

function Choices({ projects, allowsNone, picked, onPick, problemId }: ChoicesProps) {
  const [query, setQuery] = useState('')
  const name = useId()
  const wanted = toSearchable(query.trim())
  const found = projects.filter((project) => toSearchable(project.name).includes(wanted))
  const choices = [
    ...(allowsNone && wanted === '' ? [{ id: null, name: NO_PLACE_TEXTS.project }] : []),
    ...found.slice(0, MAX_SHOWN),
  ]
  return (
    <div className="grid gap-3">
      {projects.length > MANY && (
        <TextField
          label={T.search}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <fieldset aria-describedby={problemId} className="min-w-0">
        <legend className="mb-1.5 text-xs/5 font-medium text-soft">{T.label}</legend>
        <div className="max-h-64 overflow-y-auto rounded-md border border-edge">
          {choices.map((choice) => (
            <label
              key={choice.id}
              className="flex min-h-10 cursor-pointer items-center gap-2.5 border-line px-3 py-1.5 text-sm/5 not-first:border-t hover:bg-wash has-checked:bg-accent/8 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                checked={choice.id === picked}
                onChange={() => onPick(choice.id)}
                className="size-4 shrink-0 accent-accent outline-none"
              />
              <span className="min-w-0 break-words">{choice.name}</span>
            </label>
          ))}
          {choices.length === 0 && <p className="px-3 py-2.5 text-sm/5 text-soft">{T.nothingFound}</p>}
        </div>
        <p role="status" className="mt-1.5 text-xs/5 text-faint empty:hidden">
          {found.length > MAX_SHOWN && T.first(MAX_SHOWN, found.length)}
        </p>
      </fieldset>
    </div>
  )
}

function NoProjects() {
  return (
    <p className="text-sm/6 text-soft">
      <RichText text={T.empty} tags={{ link: toLink('/projects') }} />
    </p>
  )
}

function ChoicesSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <div className="grid gap-2">
        {['first', 'second', 'third'].map((name) => (
          <Bone key={name} className="h-10 w-full" />
        ))}
      </div>
    </Skeleton>
  )
}
