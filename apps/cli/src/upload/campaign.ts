import { CampaignFile } from '@wordloom/contract'
import { lengthIn } from '@wordloom/engine'
import { type CampaignPlan, preflight, UPLOAD_FORMATS, type UploadFormat } from '@wordloom/targets'
import {
  describeStatus,
  describeTemplate,
  type FileKind,
  ownFiles,
  UPLOAD_SUMMARY_TEXTS as SUMMARY,
  toCampaignPlan,
} from '@wordloom/uploads'
import type { CommandModule } from '../command-module.ts'
import { nameOfFile, readBytes } from '../input/read-bytes.ts'
import { explain } from '../input/read-file.ts'
import { readJson } from '../input/read-json.ts'
import { writeText } from '../output/output.ts'
import { UsageError } from '../usage-error.ts'
import { type CampaignCommand, parseCampaignCommand } from './command.ts'
import { CAMPAIGN_USAGE } from './help.ts'
import { planOf } from './plan-of.ts'
import { readTemplate } from './template-file.ts'
import { UPLOAD_TEXTS as T } from './texts.ts'
import { writeFiles } from './write-files.ts'

export const campaign: CommandModule = {
  help: CAMPAIGN_USAGE,
  run: (args) => run(parseCampaignCommand(args)),
}

async function run(command: CampaignCommand): Promise<void> {
  const { file, target, folder } = command
  const format: UploadFormat = UPLOAD_FORMATS[target]
  const fileKind = chooseKind(command.template === null ? command : { ...command, encoding: null }, format)
  const content = await readJson(file, CampaignFile)
  const plan = planOf(nameOfFile(file), () => toCampaignPlan(content))
  const template = await templateOf(command, format, plan)
  const files = template === null ? ownFiles(plan, format, fileKind) : [template.file]
  const { counts, problems } = preflight(plan, format, lengthIn)
  for (const problem of problems) console.error(T.problem(problem))
  if (problems.some(({ severity }) => severity === 'error')) {
    process.exitCode = 2
    return
  }
  const written = folder === null ? [] : await writeFiles(plan, files, folder)
  const status = describeStatus(plan, format, files)
  const lines = [
    SUMMARY.counts(format.title, counts),
    ...(status === null ? [] : [status]),
    ...format.unset(plan),
    ...(template === null ? [] : describeTemplate(template.read, template.file.upload)),
    ...format.confirmations.map(SUMMARY.confirmed),
    T.unconfirmed,
    ...(folder === null ? [T.nothingWritten] : written.map(T.written)),
  ]
  writeText(`${lines.join('\n')}\n`)
}

async function templateOf(command: CampaignCommand, format: UploadFormat, plan: CampaignPlan) {
  const { template, fileFormat } = command
  if (template === null) return null
  if (fileFormat !== null) throw new UsageError(T.templateDecides)
  return await readTemplate(readBytes(template), template, { ...command, format, plan }).catch((error) => {
    throw explain(error, template)
  })
}

function chooseKind({ encoding, fileFormat }: CampaignCommand, format: UploadFormat): FileKind {
  const { syntaxes, sheetName, title } = format
  if (fileFormat === 'xlsx') {
    if (sheetName === null) throw new UsageError(T.noWorkbook(title))
    if (encoding !== null) throw new UsageError(T.workbookEncoding)
    return { kind: 'workbook', sheetName }
  }
  if (encoding === null) return { kind: 'text', syntax: syntaxes[0] }
  const syntax = syntaxes.find((each) => each.encoding === encoding)
  if (syntax !== undefined) return { kind: 'text', syntax }
  const encodings = [...new Set(syntaxes.map((each) => each.encoding))]
  throw new UsageError(T.unknownEncoding(encodings, encoding, title))
}
