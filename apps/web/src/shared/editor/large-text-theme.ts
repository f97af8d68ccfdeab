import { EditorView } from '@codemirror/view'

export const largeTextTheme = EditorView.theme({
  '&': { height: '100%', background: 'transparent', color: 'inherit', font: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-content': { padding: '0.625rem 0', caretColor: 'currentColor' },
  '.cm-line': { padding: '0 0.75rem', unicodeBidi: 'plaintext' },
  '.cm-cut': { color: 'var(--color-faint)', fontStyle: 'italic' },
  '.cm-placeholder': { color: 'var(--color-faint)' },
})
