import type { Texts } from '@wordloom/contract'
import { TintedCombination } from '../../../../shared/ui/tinted-combination.tsx'

interface CombinationTextProps {
  readonly parts: readonly string[]
  readonly columns: readonly number[]
  readonly texts: Pick<Texts, 'separator' | 'prefix' | 'suffix'>
  readonly isTinted: boolean
}

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
