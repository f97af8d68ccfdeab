import { describe, expect, it } from 'vitest'
import { showFirst } from './show-first.ts'

const PAGE = `<head><link rel="modulepreload" href="/a.js" integrity="sha384-1"/><link rel="stylesheet" href="/s.css"/></head>
<body><script>early()</script><script type="module" async="">import "/manifest.js";
import * as route0 from "/root.js";
  
window.modules = {"root":route0};

import("/entry.js");</script></body>`

describe('a prerendered page', () => {
  it('requests no script before the first paint, and all of them right after', () => {
    const page = showFirst(PAGE)
    const [before = '', after = ''] = page.split('await new Promise')
    expect(before).toContain('<link rel="stylesheet" href="/s.css"/>')
    expect(before).not.toMatch(/\.js/)
    expect(after).toContain('["/a.js"]')
    expect(after).toContain('[,route0] = await Promise.all([import("/manifest.js"),import("/root.js")])')
    expect(after).toMatch(/window\.modules = \{"root":route0\};\s*import\("\/entry\.js"\);<\/script>/)
  })

  it('fails the build if a page starts in an unknown way', () => {
    expect(() => showFirst('<script src="/entry.js"></script>')).toThrow(/begins otherwise/)
  })
})
