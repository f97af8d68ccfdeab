import { CampaignFile } from '@wordloom/contract'
import { UPLOAD_FORMATS, type UploadFormat, type UploadFormatId } from '@wordloom/targets'
import { type FileKind, fileKindsOf } from '@wordloom/uploads'
import { useMemo, useState } from 'react'
import { useToolWorker } from '#platform/workers/use-tool-worker.ts'
import { Button } from '#ui/button.tsx'
import { ColumnsCard } from '../columns/columns-card.tsx'
import { DraftBar } from '../draft/draft-bar.tsx'
import { isBlankColumn, toNames } from '../draft/draft-column.ts'
import { FormSection } from '../draft/form-section.tsx'
import { FormSkeleton } from '../draft/form-skeleton.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { describeMistake, NOTHING_FOUND, toFieldErrors } from '../output/field-errors.ts'
import { canWrite } from '../output/outcome.ts'
import { OutputCard } from '../output/output-card.tsx'
import { PreviewCard } from '../output/preview-card.tsx'
import { ProblemList } from '../output/problem-list.tsx'
import { SelectField } from '../output/select-field.tsx'
import { TemplateDrop } from '../output/template-drop.tsx'
import { toMistakes } from '../output/to-mistakes.ts'
import { useCheck } from '../output/use-check.ts'
import { useTemplate } from '../output/use-template.ts'
import { useWriting } from '../output/use-writing.ts'
import { COLUMN_TEXTS, OUTPUT_TEXTS } from '../texts.ts'
import { AdFields } from './ad-fields.tsx'
import { CampaignDraft, EMPTY_CAMPAIGN, EXAMPLE_CAMPAIGN } from './campaign-draft.ts'
import { toCampaignDraft, toCampaignFile } from './campaign-file.ts'
import type { CampaignOrder, CampaignWriter } from './campaign-writer.ts'
import workerUrl from './campaigns.worker.ts?worker&url'
import { GroupFields } from './group-fields.tsx'
import { KeywordFields } from './keyword-fields.tsx'
import { NegativeFields } from './negative-fields.tsx'
import { SettingFields } from './setting-fields.tsx'
import { CAMPAIGN_LABELS, CAMPAIGN_TEXTS as T } from './texts.ts'

const DRAFT = { key: 'wordloom.campaign', schema: CampaignDraft, first: EXAMPLE_CAMPAIGN }

export function CampaignsTool() {
  const { draft, number, isLost, change, replace } = useDraft(DRAFT)
  if (draft === null) return <FormSkeleton />
  return <CampaignForm key={number} draft={draft} isLost={isLost} change={change} replace={replace} />
}

interface CampaignFormProps
  extends Pick<ReturnType<typeof useDraft<CampaignDraft>>, 'isLost' | 'change' | 'replace'> {
  readonly draft: CampaignDraft
}

function CampaignForm({ draft, isLost, change, replace }: CampaignFormProps) {
  const { target, recipe } = draft
  const format: UploadFormat = UPLOAD_FORMATS[target]
  const kinds = fileKindsOf(format)
  const [form, setForm] = useState('')
  const fileKind = kinds.find((kind) => toForm(kind) === form) ?? kinds[0]
  const checker = useToolWorker<CampaignWriter>(workerUrl, 'check')
  const writer = useToolWorker<CampaignWriter>(workerUrl, 'write')
  const chosen = useTemplate(writer, (worker, file, options) =>
    worker.ask(async (api) => await api.readTemplate(file, options)),
  )
  const { template } = chosen
  const chosenForm = toForm(fileKind)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form says which kind of file it is
  const order = useMemo(
    (): CampaignOrder => ({ file: toCampaignFile(draft), target, fileKind, template }),
    [draft, target, chosenForm, template],
  )
  const checking = useCheck(checker, order, (worker, input) =>
    worker.ask(async (api) => await api.check(input)),
  )
  const writing = useWriting(writer, order, (worker, input) =>
    worker.ask(async (api) => await api.write(input)),
  )
  const isBlank = recipe === null && draft.columns.every(isBlankColumn)
  const errors = toFieldErrors(isBlank ? NOTHING_FOUND : checking)
  const { outcome } = checking
  const names = recipe === null ? toNames(draft.columns) : toRecipeNames(recipe)
  const fields = { draft, names, errors, onChange: change }

  return (
    <div className="grid gap-5">
      <DraftBar
        fileName="campaign.json"
        isLost={isLost}
        toFile={() => toCampaignFile(draft)}
        onOpen={(content) => {
          const { data, error } = CampaignFile.safeParse(content)
          if (error === undefined) return { undo: replace(toCampaignDraft(data, target)) }
          return { problem: describeMistake(toMistakes(error)[0]) }
        }}
        onClear={() => replace({ ...EMPTY_CAMPAIGN, target })}
        onExample={() => replace({ ...EXAMPLE_CAMPAIGN, target })}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="grid min-w-0 gap-5">
          {recipe === null ? (
            <ColumnsCard
              columns={draft.columns}
              help={T.columnsHelp}
              hasCodes={false}
              errorOf={(place) => errors.within('columns', place)}
              onChange={(edit) => change((now) => ({ columns: edit(now.columns) }))}
            />
          ) : (
            <FormSection title={COLUMN_TEXTS.title} help={T.recipe}>
              <Button onClick={() => change({ recipe: null, columns: EMPTY_CAMPAIGN.columns })}>
                {T.dropRecipe}
              </Button>
            </FormSection>
          )}
          <KeywordFields {...fields} />
          <GroupFields {...fields} />
          <AdFields {...fields} longest={outcome?.kind === 'checked' ? outcome.longestTexts : []} />
          <NegativeFields {...fields} />
          <SettingFields {...fields} />
        </div>
        <OutputCard
          choice={
            <>
              <SelectField
                label={OUTPUT_TEXTS.target}
                choices={TARGETS}
                value={target}
                onChange={(next) => change({ target: next })}
              />
              {kinds.length > 1 && template === null && (
                <SelectField
                  label={OUTPUT_TEXTS.form}
                  choices={kinds.map((kind) => ({ value: toForm(kind), label: toFormLabel(kind) }))}
                  value={chosenForm}
                  onChange={setForm}
                />
              )}
              <TemplateDrop chosen={chosen} />
            </>
          }
          problems={
            <ProblemList checking={checking} labels={CAMPAIGN_LABELS} hint={isBlank ? T.blank : null} />
          }
          summary={outcome?.kind === 'checked' ? outcome.summary : []}
          canWrite={canWrite(outcome) && !checking.isChecking}
          isPasted={target === 'google-ads-clipboard'}
          confirmations={format.confirmations}
          writing={writing}
        />
      </div>
      {outcome?.kind === 'checked' && <PreviewCard previews={outcome.previews} />}
    </div>
  )
}

const TARGETS = (Object.keys(UPLOAD_FORMATS) as readonly UploadFormatId[]).map((value) => ({
  value,
  label: UPLOAD_FORMATS[value].title,
}))

function toForm(kind: FileKind): string {
  return kind.kind === 'workbook' ? 'workbook' : `${kind.syntax.encoding}${kind.syntax.delimiter}`
}

function toFormLabel(kind: FileKind): string {
  if (kind.kind === 'workbook') return OUTPUT_TEXTS.workbook
  return OUTPUT_TEXTS.forms[kind.syntax.encoding][kind.syntax.delimiter]
}

function toRecipeNames(recipe: Readonly<Record<string, unknown>>): readonly string[] {
  const { columns, names } = recipe
  const given: readonly unknown[] = Array.isArray(names) ? names : []
  const count = Array.isArray(columns) ? columns.length : 0
  return Array.from({ length: count }, (_, place) => {
    const name = given[place]
    return typeof name === 'string' && name !== '' ? name : COLUMN_TEXTS.namePlaceholder(place)
  })
}
