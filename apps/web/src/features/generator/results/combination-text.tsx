import type { Texts } from '@wordloom/contract'
import { TintedCombination } from '../../../shared/ui/tinted-combination.tsx'

interface CombinationTextProps {
  readonly parts: readonly string[]
  /** The place of the column that each part is a word of. */
  readonly columns: readonly number[]
  readonly texts: Pick<Texts, 'separator' | 'prefix' | 'suffix'>
  readonly isTinted: boolean
}

/** A combination, tinted where that is wanted. */
export function CombinationText({ parts, columns, texts, isTinted }: CombinationTextProps) {
  return (
    <bdi>
      {isTinted ? (
        <TintedCombination parts={parts} columns={columns} texts={texts} />
      ) : (
        texts.prefix + parts.join(texts.separator) + texts.suffix
      )}
    </bdi>
  )
}
