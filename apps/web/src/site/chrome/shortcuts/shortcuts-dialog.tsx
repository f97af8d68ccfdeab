import { commandKey } from '#platform/lib/keys.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Kbd } from '#ui/text/kbd.tsx'
import { SHORTCUT_TEXTS as T } from './texts.ts'

const SHORTCUTS = [
  { what: T.generate, keys: ['Command', 'Enter'] },
  { what: T.copyAll, keys: ['Command', 'Shift', 'C'] },
  { what: T.save, keys: ['Command', 'S'] },
  { what: T.find, keys: ['/'] },
  { what: T.search, keys: ['/'] },
  { what: T.notification, keys: ['F8'] },
  { what: T.help, keys: ['?'] },
] as const

export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={T.title} onClose={onClose}>
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
