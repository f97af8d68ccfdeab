import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { toNumber } from '#platform/format/numbers.ts'

interface TabsProps<Value extends string> {
  readonly label: string
  readonly tabs: readonly {
    readonly value: Value
    readonly label: string
    readonly count?: number | undefined
  }[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  aside,
  children,
}: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={(chosen) => {
        const tab = tabs.find((each) => each.value === chosen)
        if (tab !== undefined) onChange(tab.value)
      }}
    >
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-6 border-b border-line print:hidden">
        <Radix.List
          aria-label={label}
          className="-mb-px flex flex-wrap gap-x-5 max-sm:w-full max-sm:gap-x-4 sm:gap-x-7"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="min-h-11 border-b-2 border-transparent text-base/6 font-medium text-soft transition-colors hover:text-ink data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink max-sm:text-sm"
            >
              {tab.label}{' '}
              {tab.count !== undefined && (
                <span className="ml-1 text-xs text-faint tabular-nums">{toNumber(tab.count)}</span>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
      </div>
      {value === null ? (
        children
      ) : (
        <Radix.Content value={value} tabIndex={-1} className="outline-none">
          {children}
        </Radix.Content>
      )}
    </Radix.Root>
  )
}
