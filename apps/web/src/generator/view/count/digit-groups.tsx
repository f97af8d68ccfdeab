import { Fragment } from 'react'

export function DigitGroups({ text }: { readonly text: string }) {
  return text.split(/(?<=,)/).map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified only by its position
    <Fragment key={place}>
      {group}
      <wbr />
    </Fragment>
  ))
}
