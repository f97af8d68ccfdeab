import { Recipe } from '@wordloom/contract'
import * as z from 'zod/mini'
import { nameOfFile } from '../input/read-bytes.ts'
import { readText } from '../input/read-file.ts'
import { UsageError } from '../usage-error.ts'
import { type CompiledFile, compileChecked } from './compile-recipe.ts'
import { describeIssue } from './describe-issue.ts'
import { RECIPE_FILE_TEXTS as T } from './texts.ts'

export interface RecipeFile extends CompiledFile {
  readonly recipe: Recipe
}

/** A recipe, or the API's reply that contains one. */
const FileContent = z.union([
  z.pipe(
    z.object({ recipe: z.unknown() }),
    z.transform((reply) => reply.recipe),
  ),
  z.unknown(),
])

/** @throws {UsageError} that names the file and the place in it. */
export async function readRecipe(file: string): Promise<RecipeFile> {
  const name = nameOfFile(file)
  const recipe = parseRecipe(await readText(file), name)
  return { recipe, ...compileChecked(recipe, (problem) => T.at(name, problem)) }
}

function parseRecipe(text: string, name: string): Recipe {
  const { success, data, error } = z.safeParse(Recipe, parseJson(text, name))
  if (success) return data
  throw new UsageError(T.at(name, describeIssue(error)))
}

function parseJson(text: string, name: string): unknown {
  try {
    return FileContent.parse(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(T.noJson(name, error.message.replaceAll('\n', ' ')), { cause: error })
  }
}
