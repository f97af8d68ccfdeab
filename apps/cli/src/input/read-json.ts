import * as z from 'zod/mini'
import { describeIssue } from '../recipe-file/describe-issue.ts'
import { JSON_FILE_TEXTS as T } from '../texts.ts'
import { UsageError } from '../usage-error.ts'
import { nameOfFile } from './read-bytes.ts'
import { readText } from './read-file.ts'

/** @throws {UsageError} that names the file and the place in it. */
export async function readJson<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const name = nameOfFile(file)
  const { success, data, error } = z.safeParse(schema, parse(await readText(file), name))
  if (success) return data
  throw new UsageError(T.at(name, describeIssue(error)))
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(T.noJson(name, error.message.replaceAll('\n', ' ')), { cause: error })
  }
}
