import type { ProjectSummary } from '@wordloom/contract'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useProjects } from '../../shared/library/queries.ts'
import { useFocusAfterRemoval } from '../../shared/library/selection/use-focus-after-removal.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { PencilIcon, TrashIcon } from '../../shared/ui/icons/icons.tsx'
import { Loaded } from '../../shared/ui/loading/loaded.tsx'
import { RowMenu } from '../../shared/ui/menu/row-menu.tsx'
import { NoProjects } from './no-projects.tsx'
import { ProjectCard, STRETCHED } from './project-card.tsx'
import { ProjectTiles } from './project-tiles.tsx'
import {
  DASHBOARD_SENTENCES,
  NO_PROJECTS_TEXTS,
  PROJECT_MENU_TEXTS,
  PROJECTS_TEXTS,
  PROJECT_CARD_TEXTS as T,
} from './texts.ts'
import { TilesSkeleton } from './tiles-skeleton.tsx'
import { useProjectDialogs } from './use-project-dialogs.tsx'

const NONE: readonly ProjectSummary[] = []

export function ProjectCards() {
  const query = useProjects()
  const holder = useRef<HTMLElement>(null)
  useFocusAfterRemoval(query.data ?? NONE, holder)
  const { edit, remove, dialog } = useProjectDialogs(DASHBOARD_SENTENCES, 'keep')
  const renderCard = (project: ProjectSummary) => (
    <ProjectCard
      project={project}
      name={
        <Link to={`/projects/${project.id}`} className={`${STRETCHED} hover:text-accent`}>
          {project.name}
        </Link>
      }
      actions={
        <RowMenu
          label={T.actions(project.name)}
          groups={[
            [
              {
                key: 'edit',
                label: PROJECT_MENU_TEXTS.edit,
                icon: <PencilIcon />,
                onSelect: () => edit(project),
              },
            ],
            [
              {
                key: 'delete',
                label: PROJECT_MENU_TEXTS.remove,
                icon: <TrashIcon />,
                isDanger: true,
                onSelect: () => remove(project),
              },
            ],
          ]}
        />
      }
      footer={<span>{T.number(project.id)}</span>}
    />
  )
  return (
    <section ref={holder} tabIndex={-1} aria-label={PROJECTS_TEXTS.title} className="outline-none">
      <Loaded query={query} what={PROJECTS_TEXTS.what} skeleton={<TilesSkeleton />}>
        {(projects) =>
          projects.length === 0 ? (
            <NoProjects
              action={
                <Link to="/projects" className={buttonClass('primary')}>
                  {NO_PROJECTS_TEXTS.toProjects}
                </Link>
              }
            />
          ) : (
            <ProjectTiles label={PROJECTS_TEXTS.title} projects={projects} renderCard={renderCard} />
          )
        }
      </Loaded>
      {dialog}
    </section>
  )
}
