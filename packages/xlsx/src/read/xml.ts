import { SaxesParser } from 'saxes'
import { MAX_ATTRIBUTES, MAX_TEXT_CHARACTERS } from '../limits.ts'
import { refuseMoreThan, UnreadableWorkbookError } from './unreadable-error.ts'

/** Names of elements and attributes are without their prefixes. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

export type Attributes = (name: string) => string | undefined

/** Parses a document that comes in pieces. Anything but well-formed XML without a document type is an error. */
export function createXmlParser(handler: XmlHandler): { write(text: string): void; close(): void } {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  parser.on('error', (error) => {
    throw new UnreadableWorkbookError('broken', { cause: error })
  })
  parser.on('doctype', () => {
    throw new UnreadableWorkbookError('broken')
  })
  let attributes = 0
  let hasTags = false
  let charactersSinceTag = 0
  parser.on('attribute', () => refuseMoreThan(MAX_ATTRIBUTES, 'attributes', ++attributes))
  parser.on('opentag', (tag) => {
    attributes = 0
    hasTags = true
    const { name } = tag
    handler.open?.(toLocal(name), (wanted) => attributeOf(tag.attributes, wanted))
  })
  parser.on('text', (text) => handler.text?.(text))
  parser.on('cdata', (text) => handler.text?.(text))
  parser.on('closetag', ({ name }) => {
    hasTags = true
    handler.close?.(toLocal(name))
  })
  return {
    write(text) {
      hasTags = false
      parser.write(text)
      charactersSinceTag = hasTags ? text.length : charactersSinceTag + text.length
      refuseMoreThan(MAX_TEXT_CHARACTERS, 'characters in a cell', charactersSinceTag)
    },
    close: () => void parser.close(),
  }
}

function attributeOf(attributes: Readonly<Record<string, string>>, wanted: string): string | undefined {
  const plain = attributes[wanted]
  if (plain !== undefined) return plain
  const name = Object.keys(attributes).find((each) => toLocal(each) === wanted)
  return name === undefined ? undefined : attributes[name]
}

function toLocal(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
