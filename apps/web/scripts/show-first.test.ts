import { describe, expect, it } from 'vitest'
import { showFirst } from './show-first.ts'

const PAGE = `<head><link rel="modulepreload" href="/a.js" integrity="sha384-1"/><link rel="stylesheet" href="/s.css"/></head>
<body><script>early()</script><script type="module" async="">import "/manifest.js";
import * as route0 from "/root.js";
  
window.modules = {"root":route0};

import("/entry.js");</script></body>`

describe('a page that is shown first', () => {
  it('asks for no script before it is painted, and then for all at once', () => {
    const page = showFirst(PAGE)
    const [before = '', after = ''] = page.split('await new Promise')
    expect(before).toContain('<link rel="stylesheet" href="/s.css"/>')
    expect(before).not.toMatch(/\.js/)
    expect(after).toContain('["/a.js"]')
    expect(after).toContain('[,route0] = await Promise.all([import("/manifest.js"),import("/root.js")])')
    expect(after).toMatch(/window\.modules = \{"root":route0\};\s*import\("\/entry\.js"\);<\/script>/)
  })

  it('is not built where it begins in a way that is not known', () => {
    expect(() => showFirst('<script src="/entry.js"></script>')).toThrow(/begins otherwise/)
  })
})
