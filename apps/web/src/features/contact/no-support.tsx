import { RichText } from '../../shared/ui/rich-text.tsx'
import { NO_SUPPORT_TEXTS as TEXTS } from './texts.ts'

export function NoSupport() {
  return (
    <div className="space-y-3">
      <h2 className="text-xl/7 font-semibold tracking-tight">{TEXTS.title}</h2>
      {TEXTS.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="border-t border-line pt-3 text-sm/6 text-soft">
        <RichText
          text={TEXTS.operator}
          tags={{ code: (children) => <code className="font-mono text-[0.94em] text-ink">{children}</code> }}
        />
      </p>
    </div>
  )
}
