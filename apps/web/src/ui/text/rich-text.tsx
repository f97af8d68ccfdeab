import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TEXT_LINK } from './text-link.ts'

interface RichTextProps {
  readonly text: string
  readonly tags: Readonly<Record<string, (children: string) => ReactNode>>
}

const MARKED = /<([a-z]+)>(.*?)<\/\1>/

/** Keeps a sentence with links in one string, so that it can be translated. */
export function RichText({ text, tags }: RichTextProps): ReactNode {
  const marked = MARKED.exec(text)
  if (marked === null) return text
  const [whole, name = '', children = ''] = marked
  const render = tags[name]
  if (render === undefined) throw new Error(`Nothing is said about <${name}> in “${text}”`)
  return (
    <>
      {text.slice(0, marked.index)}
      {render(children)}
      <RichText text={text.slice(marked.index + whole.length)} tags={tags} />
    </>
  )
}

export function toLink(path: string) {
  return (children: string) => (
    <Link to={path} className={TEXT_LINK}>
      {children}
    </Link>
  )
}
