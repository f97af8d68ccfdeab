import type { ProjectSummary } from '@wordloom/contract'
import { Link } from 'react-router'
import { toDate } from '#platform/format/dates.ts'
import { LinkIcon, PencilIcon, TrashIcon } from '#ui/icons/icons.tsx'
import { RowMenu } from '#ui/menu/row-menu.tsx'
import { StarButton, StarMark, toStarItem } from '../marks/stars.tsx'
import { SHARE_ITEM_TEXT } from '../texts.ts'
import { ProjectDrawing } from './project-drawing.tsx'
import { PROJECT_MENU_TEXTS, PROJECT_CARD_TEXTS as T } from './texts.ts'

interface ProjectCardProps {
  readonly project: ProjectSummary
  readonly isStarred: boolean
  readonly onEdit: (project: ProjectSummary) => void
  readonly onShare: (project: ProjectSummary) => void
  readonly onDelete: (project: ProjectSummary) => void
}

export function ProjectCard({ project, isStarred, onEdit, onShare, onDelete }: ProjectCardProps) {
  const { id, name, description, columnCount, createdAt } = project
  const item = { kind: 'project', itemId: id } as const
  return (
    <article className="relative flex min-w-0 flex-col rounded-md border border-line bg-card p-4 transition-colors has-[a:hover]:border-edge">
      <div className="flex items-start gap-3">
        <ProjectDrawing id={id} columnCount={columnCount} className="mt-0.5 size-9" />
        <div className="min-w-0 grow">
          <h2 className="line-clamp-2 text-base/5.5 font-semibold tracking-tight wrap-anywhere">{name}</h2>
          {isStarred && <StarMark className="md:hidden" />}
          <p className="text-xs/5 text-soft">
            {T.created} <time dateTime={createdAt}>{toDate(createdAt)}</time>
          </p>
        </div>
        <div className="relative z-1 -mt-1.5 -mr-2 flex shrink-0 print:hidden">
          <StarButton item={item} name={name} isStarred={isStarred} className="max-md:hidden" />
          <RowMenu
            label={T.actions(name)}
            groups={[
              [
                {
                  key: 'edit',
                  label: PROJECT_MENU_TEXTS.edit,
                  icon: <PencilIcon />,
                  onSelect: () => onEdit(project),
                },
                { ...toStarItem([item], isStarred), isOnRow: true },
              ],
              [
                {
                  key: 'share',
                  label: SHARE_ITEM_TEXT,
                  icon: <LinkIcon />,
                  onSelect: () => onShare(project),
                },
              ],
              [
                {
                  key: 'delete',
                  label: PROJECT_MENU_TEXTS.remove,
                  icon: <TrashIcon />,
                  isDanger: true,
                  onSelect: () => onDelete(project),
                },
              ],
            ]}
          />
        </div>
      </div>
      {description !== null && (
        <p className="mt-3 line-clamp-2 text-sm/5.5 text-soft wrap-anywhere">{description}</p>
      )}
      <div className="mt-auto flex items-center justify-between gap-3 pt-4 text-xs/5 text-soft tabular-nums">
        <p className="flex flex-wrap gap-x-3">
          <span>{T.number(id)}</span>
          <span>{T.contents(project)}</span>
        </p>
        <Link
          to={`/projects/${id}`}
          aria-label={T.openNamed(name)}
          className="min-h-6 rounded-sm font-semibold text-accent after:absolute after:inset-0 after:rounded-md"
        >
          {T.open}
        </Link>
      </div>
    </article>
  )
}
