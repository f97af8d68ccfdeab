import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { FILTER_TEXTS } from '#ui/template-field/texts.ts'
import { LeaveOut } from '../columns/leave-out.tsx'
import { TemplateField } from '../columns/template-field.tsx'
import { FormSection } from '../draft/form-section.tsx'
import type { FieldErrors } from '../output/field-errors.ts'
import type { ProductDraft } from './product-draft.ts'
import { PRODUCTS_TEXTS as T } from './texts.ts'

interface ProductFieldsProps {
  readonly draft: ProductDraft
  readonly names: readonly string[]
  readonly errors: FieldErrors
  readonly onChange: (change: Partial<ProductDraft>) => void
}

const SKU_FILTERS = [{ name: 'code', hint: T.codeHint, takesValue: false }, ...FILTER_TEXTS.filters]

const STATUSES = (['draft', 'active'] as const).map((value) => ({ value, label: T.statuses[value] }))

export function ProductFields({ draft, names, errors, onChange }: ProductFieldsProps) {
  /** An empty field has no mistake of its own: the check says what is missing. */
  const errorOf = (field: 'title' | 'sku' | 'productSku' | 'handle' | 'price') =>
    draft[field].trim() === '' ? undefined : errors.within(field)
  const templateOf = (field: 'title' | 'sku' | 'productSku' | 'handle') => ({
    label: T.fields[field],
    value: draft[field],
    names,
    filters: SKU_FILTERS,
    error: errorOf(field),
    onChange: (text: string) => onChange({ [field]: text }),
  })
  const textOf = (field: 'vendor' | 'type' | 'tags') => ({
    label: T.fields[field],
    value: draft[field],
    isOptional: true,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ [field]: target.value }),
  })
  return (
    <>
      <FormSection title={T.product} help={T.productHelp}>
        <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
          <TemplateField {...templateOf('title')} placeholder={T.titlePlaceholder} />
          <TemplateField {...templateOf('sku')} placeholder={T.skuPlaceholder} help={T.skuHelp} />
          <TextField
            label={T.fields.price}
            value={draft.price}
            inputMode="decimal"
            help={T.priceHelp}
            error={errorOf('price')}
            onChange={({ target }) => onChange({ price: target.value })}
          />
          <SegmentedControl
            label={T.fields.status}
            choices={STATUSES}
            value={draft.status}
            onChange={(status) => onChange({ status })}
          />
        </div>
        <div className="mt-4 border-t border-line pt-4">
          <LeaveOut
            conditions={draft.conditions}
            names={names}
            placeholder={T.rulePlaceholder}
            errorOf={(place) => errors.within('rules', place)}
            others={draft.otherRules.length}
            onChange={(conditions) => onChange({ conditions })}
            onDropOthers={() => onChange({ otherRules: [] })}
          />
        </div>
      </FormSection>
      <FormSection title={T.more}>
        <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
          <TemplateField {...templateOf('handle')} isOptional isNarrow help={T.handleHelp} />
          <TemplateField {...templateOf('productSku')} isOptional isNarrow help={T.productSkuHelp} />
          <TextField {...textOf('vendor')} />
          <TextField {...textOf('type')} />
          <TextField {...textOf('tags')} help={T.tagsHelp} className="md:col-span-2" />
          <TextArea
            label={T.fields.description}
            value={draft.description}
            isOptional
            className="md:col-span-2"
            onChange={({ target }) => onChange({ description: target.value })}
          />
        </div>
      </FormSection>
    </>
  )
}
