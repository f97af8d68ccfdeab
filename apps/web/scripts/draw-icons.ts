import { readFileSync, writeFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { drawMark, MARK_SIDE } from './pictures/mark.ts'

/** Draws the product's icons into `public`. Run it by hand when the logo changes: `npm run icons`. */
const TILE = '#171a21'

await initWasm(readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))

write('icon-192.png', draw(192, { share: 0.68, radius: 0.22 }))
write('icon-512.png', draw(512, { share: 0.68, radius: 0.22 }))
// Systems crop maskable icons, so the logo stays within the inner 80% (w3.org/TR/appmanifest).
write('icon-maskable-512.png', draw(512, { share: 0.54, radius: 0 }))
write('icon-180.png', draw(180, { share: 0.64, radius: 0 }))
write('favicon.ico', toIcon([16, 32, 48].map((size) => ({ size, png: drawBare(size) }))))

interface TileShape {
  readonly share: number
  readonly radius: number
}

function draw(size: number, { share, radius }: TileShape): Buffer {
  const scale = (size * share) / MARK_SIDE
  const inset = (size - MARK_SIDE * scale) / 2
  return render(
    size,
    `<rect width="${size}" height="${size}" rx="${size * radius}" fill="${TILE}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${drawMark(3.2)}</g>`,
  )
}

/** Leaves the tile out, because tabs can have any color, and draws small icons bolder. */
function drawBare(size: number): Buffer {
  return render(size, `<g transform="scale(${size / MARK_SIDE})">${drawMark(size < 32 ? 4.2 : 3.4)}</g>`)
}

function render(size: number, content: string): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`
  return Buffer.from(new Resvg(svg).render().asPng())
}

function toIcon(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [place, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * place
    head.set([size, size], entry)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

function write(name: string, content: Buffer): void {
  writeFileSync(new URL(`../public/${name}`, import.meta.url), content)
}
