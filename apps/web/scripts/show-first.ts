const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g

const START = /(<script[^>]* type="module"[^>]*>)([^<]*)(<\/script>)/

const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm

/** Doesn't wait in a hidden tab, which never paints. */
const PAINTED =
  'await new Promise((go) => document.hidden ? go() : requestAnimationFrame(() => setTimeout(go)));'

/**
 * Lets the browser paint before it requests the scripts, which would compete with styles and fonts for
 * bandwidth. The page's import map keeps their digests.
 *
 * @throws {Error} if the page doesn't start the way React Router normally writes it
 */
export function showFirst(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file)
  const later = html.replaceAll(PRELOAD, '').replace(START, (_, open, start, close) => {
    const imports = [...start.matchAll(IMPORT)]
    const names = imports.map(([, name = '']) => name).join()
    const modules = imports.map(([, , file]) => `import("${file}")`).join()
    return [
      open,
      PAINTED,
      `for (const href of ${JSON.stringify(files)})`,
      'document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));',
      `const [${names}] = await Promise.all([${modules}]);`,
      start.replaceAll(IMPORT, '').trim(),
      close,
    ].join('')
  })
  if (later.includes('rel="modulepreload"') || !later.includes(PAINTED)) {
    throw new Error('A page begins otherwise than expected: see apps/web/scripts/show-first.ts')
  }
  return later
}
