import { ProductFile } from '@wordloom/contract'
import { checkProducts, SHOP_FORMATS, type ShopFormat, shopRows, toText } from '@wordloom/targets'
import { UPLOAD_SUMMARY_TEXTS as SUMMARY, toProductPlan } from '@wordloom/uploads'
import type { CommandModule } from '../command-module.ts'
import { nameOfFile } from '../input/read-bytes.ts'
import { readJson } from '../input/read-json.ts'
import { writeText } from '../output/output.ts'
import { type ProductsCommand, parseProductsCommand } from './command.ts'
import { PRODUCTS_USAGE } from './help.ts'
import { planOf } from './plan-of.ts'
import { UPLOAD_TEXTS as T } from './texts.ts'
import { writeFile } from './write-file.ts'

const SYNTAX = { delimiter: ',', encoding: 'utf-8' } as const

export const products: CommandModule = {
  help: PRODUCTS_USAGE,
  run: (args) => run(parseProductsCommand(args)),
}

async function run({ file, target, output }: ProductsCommand): Promise<void> {
  const format: ShopFormat = SHOP_FORMATS[target]
  const productFile = await readJson(file, ProductFile)
  const plan = planOf(nameOfFile(file), () => toProductPlan(productFile))
  const { products, variants, problems } = checkProducts(plan, format)
  for (const problem of problems) console.error(T.problem(problem))
  if (problems.some(({ severity }) => severity === 'error')) {
    process.exitCode = 2
    return
  }
  if (output !== null) await writeFile(output, encode(toText(shopRows(plan, format), SYNTAX)))
  const lines = [
    SUMMARY.products(format.title, products, variants),
    SUMMARY.uniqueSkus,
    plan.settings.isDraft ? SUMMARY.drafts : SUMMARY.active,
    ...format.confirmations.map(SUMMARY.confirmed),
    T.unconfirmed,
    output === null ? T.nothingWritten : T.written(output),
  ]
  writeText(`${lines.join('\n')}\n`)
}

function* encode(texts: Iterable<string>): Iterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}
