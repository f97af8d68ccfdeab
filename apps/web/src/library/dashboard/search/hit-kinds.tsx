import type { Folder, ProjectSummary, SavedListSummary, SavedResultSummary } from '@wordloom/contract'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { toCount } from '#platform/format/numbers.ts'
import { FolderDot } from '../../folder-dot.tsx'
import { USE_LIST_TEXTS } from '../../texts.ts'
import { toParts } from './highlight.ts'
import { HIT } from './hits.ts'
import { SEARCH_TEXTS as T } from './texts.ts'

const NAME = 'font-medium wrap-anywhere'
const DETAIL = 'truncate text-xs/5 text-soft'
const COUNT = 'text-xs/5 text-soft tabular-nums sm:text-right'

interface FolderHitProps {
  readonly folder: Folder
  readonly lists: readonly SavedListSummary[] | undefined
  readonly query: string
  readonly onLeave: () => void
}

export function FolderHit({ folder: { id, name, color }, lists, query, onLeave }: FolderHitProps) {
  const count = lists?.filter(({ folderId }) => folderId === id).length
  return (
    <Hit to={`?folder=${id}`} onOpen={onLeave}>
      <span className={NAME}>
        <FolderDot color={color} className="mr-2 inline-block size-2.5" />
        <Highlighted text={name} query={query} />
      </span>
      <span className={`${COUNT} sm:col-start-3`}>{count !== undefined && toCount(count, 'list')}</span>
    </Hit>
  )
}

interface ListHitProps {
  readonly list: SavedListSummary
  readonly query: string
  readonly onOpen: () => void
}

export function ListHit({ list, query, onOpen }: ListHitProps) {
  const { name, preview, wordCount } = list
  const words = preview.length < wordCount ? [...preview, '…'] : preview
  return (
    <ListHitFrame list={list} onOpen={onOpen}>
      <span className={NAME}>
        <Highlighted text={name} query={query} />
      </span>
      <span className={`${DETAIL} font-mono`}>{words.join(', ')}</span>
      <span className={COUNT}>{toCount(wordCount, 'word')}</span>
    </ListHitFrame>
  )
}

interface WordHitRowProps extends ListHitProps {
  readonly words: readonly string[]
  readonly count: number
}

export function WordHitRow({ list, words, count, query, onOpen }: WordHitRowProps) {
  return (
    <ListHitFrame list={list} onOpen={onOpen}>
      <span className={NAME}>{list.name}</span>
      <span className={`${DETAIL} font-mono`}>
        <Highlighted text={words.join(', ')} query={query} />
        {words.length < count && ', …'}
      </span>
      <span className={COUNT}>{T.ofWords(count, toCount(list.wordCount, 'word'))}</span>
    </ListHitFrame>
  )
}

interface ListHitFrameProps {
  readonly list: SavedListSummary
  readonly onOpen: () => void
  readonly children: ReactNode
}

function ListHitFrame({ list: { id, name }, onOpen, children }: ListHitFrameProps) {
  return (
    <div className="flex items-center pr-1.5 hover:bg-wash">
      <Hit onOpen={onOpen}>{children}</Hit>
      <Link
        to={`/?list=${id}`}
        aria-label={USE_LIST_TEXTS.label(name)}
        className="inline-flex min-h-8 items-center rounded-md px-2 text-xs/5 font-semibold hover:bg-card"
      >
        {USE_LIST_TEXTS.short}
      </Link>
    </div>
  )
}

interface ResultHitProps {
  readonly result: SavedResultSummary
  readonly query: string
  readonly onOpen: () => void
}

export function ResultHit({ result, query, onOpen }: ResultHitProps) {
  const { id, name, description, preview, combinationCount, hasRecipe } = result
  return (
    <Hit {...(hasRecipe ? { to: `/?result=${id}` } : { onOpen })}>
      <span className={NAME}>
        <Highlighted text={name} query={query} />
      </span>
      <span className={DETAIL}>
        {description !== null && (
          <>
            <Highlighted text={description} query={query} />{' '}
          </>
        )}
        <span className="font-mono">
          <Highlighted text={preview.join(', ')} query={query} />
        </span>
      </span>
      <span className={COUNT}>{T.combinations(BigInt(combinationCount))}</span>
    </Hit>
  )
}

export function ProjectHit({
  project: { id, name, description },
  query,
}: {
  readonly project: ProjectSummary
  readonly query: string
}) {
  return (
    <Hit to={`/projects/${id}`}>
      <span className={NAME}>
        <Highlighted text={name} query={query} />
      </span>
      <span className={DETAIL}>
        {description !== null && <Highlighted text={description} query={query} />}
      </span>
    </Hit>
  )
}

function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  return toParts(text, query).map((part, at) => {
    const key = `${at} ${part.text}`
    return part.isMatch ? (
      <mark key={key} className="rounded-sm bg-thread-2/35 text-ink">
        {part.text}
      </mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}

interface HitProps {
  readonly children: ReactNode
  readonly to?: string
  readonly onOpen?: () => void
}

const LOOK =
  'grid w-full gap-x-4 px-4 py-2 text-left hover:bg-wash focus-visible:-outline-offset-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_11rem] sm:items-baseline'

function Hit({ to, onOpen, children }: HitProps) {
  if (to === undefined) {
    return (
      <button type="button" {...HIT} onClick={onOpen} className={LOOK}>
        {children}
      </button>
    )
  }
  return (
    <Link to={to} onClick={onOpen} preventScrollReset {...HIT} className={LOOK}>
      {children}
    </Link>
  )
}
