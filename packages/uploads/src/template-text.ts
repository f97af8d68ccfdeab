import { readTemplate, TemplateError } from '@wordloom/engine'
import { type FilePlace, UploadError } from './upload-error.ts'

export interface TemplateText {
  readonly place: FilePlace
  readonly source: string
  readonly columns: readonly number[]
  readonly showsRow: boolean
  fill(words: readonly string[]): string
}

/** @throws {UploadError} */
export function readTemplateText(place: FilePlace, source: string, names: readonly string[]): TemplateText {
  try {
    return { place, source, ...readTemplate(source, names) }
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    throw new UploadError({ place, character: error.from, problem: error.message }, { cause: error })
  }
}
