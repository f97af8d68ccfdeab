import { ProductFile } from '@wordloom/contract'
import { SHOP_FORMATS, type ShopFormat, type ShopFormatId } from '@wordloom/targets'
import { useMemo } from 'react'
import { type ToolWorker, useToolWorker } from '#platform/workers/use-tool-worker.ts'
import { ColumnsCard } from '../columns/columns-card.tsx'
import { DraftBar } from '../draft/draft-bar.tsx'
import { isBlankColumn, toNames } from '../draft/draft-column.ts'
import { FormSkeleton } from '../draft/form-skeleton.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { describeMistake, NOTHING_FOUND, toFieldErrors } from '../output/field-errors.ts'
import { canWrite, type Outcome } from '../output/outcome.ts'
import { OutputCard } from '../output/output-card.tsx'
import { PreviewCard } from '../output/preview-card.tsx'
import { ProblemList } from '../output/problem-list.tsx'
import { SelectField } from '../output/select-field.tsx'
import { TemplateDrop } from '../output/template-drop.tsx'
import { toMistakes } from '../output/to-mistakes.ts'
import { useCheck } from '../output/use-check.ts'
import { useTemplate } from '../output/use-template.ts'
import { useWriting } from '../output/use-writing.ts'
import { OUTPUT_TEXTS } from '../texts.ts'
import {
  EMPTY_PRODUCTS,
  EXAMPLE_PRODUCTS,
  ProductDraft,
  toProductDraft,
  toProductFile,
} from './product-draft.ts'
import { ProductFields } from './product-fields.tsx'
import type { ProductOrder, ProductWriter } from './product-writer.ts'
import workerUrl from './products.worker.ts?worker&url'
import { PRODUCT_LABELS, PRODUCTS_TEXTS as T } from './texts.ts'

const DRAFT = { key: 'wordloom.products', schema: ProductDraft, first: EXAMPLE_PRODUCTS }

export function ProductsTool() {
  const { draft, number, isLost, change, replace } = useDraft(DRAFT)
  if (draft === null) return <FormSkeleton />
  return <ProductForm key={number} draft={draft} isLost={isLost} change={change} replace={replace} />
}

interface ProductFormProps
  extends Pick<ReturnType<typeof useDraft<ProductDraft>>, 'isLost' | 'change' | 'replace'> {
  readonly draft: ProductDraft
}

function ProductForm({ draft, isLost, change, replace }: ProductFormProps) {
  const checker = useToolWorker<ProductWriter>(workerUrl, 'check')
  const writer = useToolWorker<ProductWriter>(workerUrl, 'write')
  const chosen = useTemplate(writer, (worker, file, options) =>
    worker.ask(async (api) => await api.readTemplate(file, options)),
  )
  const { template } = chosen
  const order = useMemo(
    (): ProductOrder => ({ file: toProductFile(draft), shop: draft.shop, template }),
    [draft, template],
  )
  const checking = useCheck(checker, order, check)
  const writing = useWriting(writer, order, (worker, input) =>
    worker.ask(async (api) => await api.write(input)),
  )
  const isBlank = draft.columns.every(isBlankColumn)
  const errors = toFieldErrors(isBlank ? NOTHING_FOUND : checking)
  const names = toNames(draft.columns)
  const format: ShopFormat = SHOP_FORMATS[draft.shop]
  const { outcome } = checking

  return (
    <div className="grid gap-5">
      <DraftBar
        fileName="products.json"
        isLost={isLost}
        toFile={() => toProductFile(draft)}
        onOpen={(content) => {
          const { data, error } = ProductFile.safeParse(content)
          if (error === undefined) return { undo: replace(toProductDraft(data, draft.shop)) }
          return { problem: describeMistake(toMistakes(error)[0]) }
        }}
        onClear={() => replace({ ...EMPTY_PRODUCTS, shop: draft.shop })}
        onExample={() => replace({ ...EXAMPLE_PRODUCTS, shop: draft.shop })}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="grid gap-5">
          <ColumnsCard
            columns={draft.columns}
            help={T.columnsHelp}
            hasCodes
            errorOf={(place, name) => errors.within('columns', place) ?? errors.within('columns', name)}
            onChange={(edit) => change((now) => ({ columns: edit(now.columns) }))}
          />
          <ProductFields draft={draft} names={names} errors={errors} onChange={change} />
        </div>
        <OutputCard
          choice={
            <>
              <ShopField shop={draft.shop} onChange={(shop) => change({ shop })} />
              <TemplateDrop chosen={chosen} />
            </>
          }
          problems={
            <ProblemList checking={checking} labels={PRODUCT_LABELS} hint={isBlank ? T.blank : null} />
          }
          summary={outcome?.kind === 'checked' ? outcome.summary : []}
          canWrite={canWrite(outcome) && !checking.isChecking}
          confirmations={format.confirmations}
          writing={writing}
        />
      </div>
      {outcome?.kind === 'checked' && <PreviewCard previews={outcome.previews} />}
    </div>
  )
}

function check(worker: ToolWorker<ProductWriter>, order: ProductOrder): Promise<Outcome> {
  return worker.ask(async (api) => await api.check(order))
}

const SHOPS = (Object.keys(SHOP_FORMATS) as readonly ShopFormatId[]).map((value) => ({
  value,
  label: SHOP_FORMATS[value].title,
}))

function ShopField({
  shop,
  onChange,
}: {
  readonly shop: ShopFormatId
  readonly onChange: (shop: ShopFormatId) => void
}) {
  return <SelectField label={OUTPUT_TEXTS.target} choices={SHOPS} value={shop} onChange={onChange} />
}
