import { GENERATOR_MESSAGES } from '@wordloom/contract'
import { toNumber, toShort } from '#platform/format/numbers.ts'
import { DigitGroups } from './digit-groups.tsx'

interface LongCountProps {
  readonly total: bigint
  readonly isShort?: boolean
}

/** On a phone, '1 trillion' stands beside Generate and all digits below. Screen readers get the digits from the sentence. */
export default function LongCount({ total, isShort = false }: LongCountProps) {
  return (
    <span aria-hidden="true" className={isShort ? 'sm:hidden' : 'block sm:hidden'}>
      {isShort ? (
        GENERATOR_MESSAGES.combinationsPossible(toShort(total))
      ) : (
        <DigitGroups text={toNumber(total)} />
      )}
    </span>
  )
}
