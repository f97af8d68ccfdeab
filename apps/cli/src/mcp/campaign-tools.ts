import { CampaignFile } from '@wordloom/contract'
import { lengthIn } from '@wordloom/engine'
import { preflight, UPLOAD_FORMATS, type UploadFormat, type UploadFormatId } from '@wordloom/targets'
import { describeStatus, describeTemplate, ownFiles, toCampaignPlan } from '@wordloom/uploads'
import * as z from 'zod/mini'
import { readTemplate } from '../upload/template-file.ts'
import { writeFiles } from '../upload/write-files.ts'
import { toAnswer } from './answer.ts'
import type { Folder } from './folder.ts'
import { MCP_TEXTS as T } from './texts.ts'
import type { ToolRegistry } from './tool-registry.ts'
import { FileName, naming, TemplateReading } from './word-source.ts'

const FORMAT_IDS = Object.keys(UPLOAD_FORMATS) as [UploadFormatId, ...UploadFormatId[]]

const SHOWN_PROBLEMS = 50

export function addCampaignTools(server: ToolRegistry, folder: Folder): void {
  server.registerTool(
    'build_campaign',
    {
      description: `Checks a search campaign and writes the files that an ad platform imports, into a new folder in the open folder. Everything is paused unless the campaign says otherwise. If the platform would refuse something, nothing is written and the problems are listed. Formats: ${FORMAT_IDS.join(', ')}. The campaign has the form of a campaign file of wordloom campaign. With "template", a CSV, TSV or XLSX file of the open folder that the user downloaded from the platform, its columns are filled; "templateReading" changes how it's read: encoding, separator, header (a line from 1).`,
      inputSchema: z.strictObject({
        campaign: CampaignFile,
        format: z.enum(FORMAT_IDS),
        folder: z.string().check(z.minLength(1), z.maxLength(500)),
        template: z.optional(FileName),
        templateReading: TemplateReading,
      }),
      annotations: { readOnlyHint: false, destructiveHint: false },
    },
    async ({ campaign, format: id, folder: name, template, templateReading = {} }, { signal }) => {
      const format: UploadFormat = UPLOAD_FORMATS[id]
      const plan = toCampaignPlan(campaign)
      const { counts, problems } = preflight(plan, format, lengthIn)
      const shown = problems.slice(0, SHOWN_PROBLEMS)
      if (problems.some(({ severity }) => severity === 'error'))
        return { ...toAnswer({ message: T.notWritten, problems: shown }), isError: true }
      const use = { plan, format, target: id, reading: templateReading }
      const filled =
        template === undefined
          ? null
          : await naming(template, async () => readTemplate(await folder.read(template), template, use))
      const files =
        filled === null ? ownFiles(plan, format, { kind: 'text', syntax: format.syntaxes[0] }) : [filled.file]
      const written = await folder.writeFolder(name, (place) => writeFiles(plan, files, place), signal)
      const status = describeStatus(plan, format, files)
      return toAnswer({
        files: written,
        counts,
        problems: shown,
        notSet: format.unset(plan),
        ...(status !== null && { status }),
        ...(filled !== null && { template: describeTemplate(filled.read, filled.file.upload) }),
      })
    },
  )
}
