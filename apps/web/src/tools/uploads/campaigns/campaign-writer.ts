import { CampaignFile } from '@wordloom/contract'
import { lengthIn } from '@wordloom/engine'
import type { ReadingOptions } from '@wordloom/reading'
import {
  type CampaignPlan,
  preflight,
  UPLOAD_FORMATS,
  type UploadFormat,
  type UploadFormatId,
} from '@wordloom/targets'
import {
  chooseTemplate,
  describeStatus,
  describeTemplate,
  extensionOf,
  type FileKind,
  fileParts,
  ownFiles,
  type PlannedFile,
  UPLOAD_SUMMARY_TEXTS as T,
  toCampaignPlan,
} from '@wordloom/uploads'
import { toNumber } from '#platform/format/numbers.ts'
import { toEntries } from '../draft/lines.ts'
import { FileRefusedError, toBlob } from '../output/file-blob.ts'
import type { Outcome, Preview, Written, WrittenFile } from '../output/outcome.ts'
import { readTemplate, type TemplateStart } from '../output/read-template.ts'
import { orMistake, toMistakes } from '../output/to-mistakes.ts'
import { CHECK_TEXTS, OUTPUT_TEXTS } from '../texts.ts'
import { longestAdTexts } from './longest-ad-texts.ts'

const MAX_KEYWORDS = 2_000_000
const PREVIEW_ROWS = 50

export interface CampaignOrder {
  /** May have mistakes. */
  readonly file: object
  readonly target: UploadFormatId
  /** A template decides instead. */
  readonly fileKind: FileKind
  readonly template: TemplateStart | null
}

export class CampaignWriter {
  check(order: CampaignOrder): Outcome {
    const planned = plan(order)
    if ('mistakes' in planned) return { kind: 'mistaken', mistakes: planned.mistakes }
    const { campaign, format, files, lines } = planned
    const { counts, problems } = preflight(campaign, format, lengthIn)
    const status = describeStatus(campaign, format, files)
    return {
      kind: 'checked',
      problems,
      summary: [
        T.counts(format.title, counts),
        ...(status === null ? [] : [status]),
        ...format.unset(campaign),
        ...lines,
      ],
      previews: files.map((file) => toPreview(campaign, file)),
      longestTexts: longestAdTexts(campaign, format),
    }
  }

  async write(order: CampaignOrder): Promise<Written> {
    const planned = plan(order)
    if ('mistakes' in planned) return { kind: 'refused', reason: OUTPUT_TEXTS.blocked }
    const { campaign, files } = planned
    const written: WrittenFile[] = []
    try {
      for (const file of files) {
        const { header, fileKind } = file
        const hasHeader = header.rowsBefore.length === 0
        for (const { fileName, rows } of fileParts(campaign, file))
          written.push({ fileName, blob: await toBlob(rows, { fileKind, hasHeader }) })
      }
      return { kind: 'written', files: written }
    } catch (error) {
      if (!(error instanceof FileRefusedError)) throw error
      return { kind: 'refused', reason: error.message }
    }
  }

  readTemplate(file: File, options: ReadingOptions) {
    return readTemplate(file, options)
  }
}

function plan({ file, target, fileKind, template }: CampaignOrder) {
  const { data, error } = CampaignFile.safeParse(file)
  if (error !== undefined) return { mistakes: toMistakes(error) }
  const most = maxKeywords(data)
  if (most > MAX_KEYWORDS) {
    const message = CHECK_TEXTS.tooMany(toNumber(most), toNumber(MAX_KEYWORDS))
    return { mistakes: [{ place: [], message }] }
  }
  const campaign = orMistake(() => toCampaignPlan(data))
  if ('mistakes' in campaign) return campaign
  const format: UploadFormat = UPLOAD_FORMATS[target]
  return { campaign, format, ...fill(campaign, format, fileKind, template) }
}

function fill(
  campaign: CampaignPlan,
  format: UploadFormat,
  fileKind: FileKind,
  template: TemplateStart | null,
): { readonly files: readonly PlannedFile[]; readonly lines: readonly string[] } {
  const own = ownFiles(campaign, format, fileKind)
  if (template === null) return { files: own, lines: [] }
  const [first, ...others] = own
  if (first === undefined || others.length > 0) return { files: own, lines: [OUTPUT_TEXTS.templateMany] }
  const chosen = chooseTemplate(template.sheets, first.upload, format)
  if (chosen === null) return { files: own, lines: [OUTPUT_TEXTS.templateUnknown(format.title)] }
  return {
    files: [{ upload: first.upload, header: chosen.header, fileKind: chosen.fileKind }],
    lines: describeTemplate(chosen, first.upload),
  }
}

/** An upper bound: rules and links leave fewer. */
function maxKeywords({ columns, rows, recipe, keyword, matchTypes }: CampaignFile): bigint {
  const sizes =
    columns?.map(({ words }) => words.length) ?? recipe?.columns.map((text) => toEntries(text).length)
  const combinations = (sizes ?? []).reduce((product, size) => product * BigInt(Math.max(1, size)), 1n)
  const patterns = (rows ?? recipe?.rows)?.patterns?.length ?? 1
  return combinations * BigInt(Math.max(1, patterns) * [keyword].flat().length * matchTypes.length)
}

function toPreview(campaign: CampaignPlan, file: PlannedFile): Preview {
  const { header, fileKind, upload } = file
  const fileName = `${upload.name}.${extensionOf(fileKind)}`
  const rows: (readonly string[])[] = []
  for (const part of fileParts(campaign, file)) {
    let place = 0
    for (const cells of part.rows) {
      if (place++ <= header.rowsBefore.length) continue
      rows.push(cells)
      if (rows.length === PREVIEW_ROWS) break
    }
    break
  }
  return { fileName, columns: header.names, rows }
}
