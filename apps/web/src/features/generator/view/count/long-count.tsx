import { GENERATOR_MESSAGES } from '@wordloom/contract'
import { Fragment } from 'react'
import { toNumber, toShort } from '../../../../shared/format/numbers.ts'

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
        <WholeNumber number={toNumber(total)} />
      )}
    </span>
  )
}

/** Breaks lines only between groups of digits. */
function WholeNumber({ number }: { readonly number: string }) {
  return number.split(/(?<=,)/).map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified only by its position
    <Fragment key={place}>
      {group}
      <wbr />
    </Fragment>
  ))
}
