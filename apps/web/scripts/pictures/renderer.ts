import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { type Face, readFonts } from './fonts.ts'
import { toPng } from './png.ts'

export interface Renderer {
  draw(svg: string): Uint8Array
  /** In pixels. */
  widthOf(text: string, face: Face, size: number): number
}

export async function createRenderer(): Promise<Renderer> {
  await initWasm(readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  const font = { fontBuffers: readFonts(), defaultFontFamily: 'Inter' }
  const widths = new Map<string, number>()

  return {
    draw(svg) {
      const drawn = new Resvg(svg, { font })
      const image = drawn.render()
      const png = toPng(image.pixels, image.width, image.height)
      image.free()
      drawn.free()
      return png
    },
    widthOf(text, face, size) {
      const key = `${face} ${text}`
      const known = widths.get(key)
      if (known !== undefined) return known * size
      // Fonts scale, so one size is enough. Bars around the text make its spaces count.
      const measure = (content: string) => {
        const drawn = new Resvg(
          `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="200"><text x="9" y="99" ${face} font-size="100">${content}</text></svg>`,
          { font },
        )
        const width = drawn.innerBBox()?.width ?? 0
        drawn.free()
        return width
      }
      const width = (measure(`|${escapeXml(text)}|`) - measure('||')) / 100
      widths.set(key, width)
      return width * size
    },
  }
}

const DRAWABLE = /^[\x20-\xff\u2000-\u206f\u20ac\u2122\u2212]*$/

/** @throws {RangeError} if the fonts lack a character. */
export function escapeXml(text: string): string {
  if (!DRAWABLE.test(text)) throw new RangeError(`The fonts of pictures have no letters for “${text}”.`)
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
