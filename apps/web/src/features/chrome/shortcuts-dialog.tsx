import { commandKey } from '../../shared/lib/keys.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Kbd } from '../../shared/ui/kbd.tsx'

const SHORTCUTS = [
  { what: 'Generate combinations', keys: ['Command', 'Enter'] },
  { what: 'Copy all combinations', keys: ['Command', 'Shift', 'C'] },
  { what: 'Save the word list you are in, or the results', keys: ['Command', 'S'] },
  { what: 'Find a combination or go to a row', keys: ['/'] },
  { what: 'In the dashboard, search everything you saved', keys: ['/'] },
  { what: 'Go to the notification', keys: ['F8'] },
  { what: 'Show this list', keys: ['?'] },
] as const

export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="mt-3 divide-y divide-line">
        {SHORTCUTS.map(({ what, keys }) => (
          <div key={what} className="flex items-center justify-between gap-4 py-2.5">
            <dt className="text-sm">{what}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key === 'Command' ? commandKey() : key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
