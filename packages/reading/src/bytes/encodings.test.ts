import { encode } from '@wordloom/testing/files/encode'
import { describe, expect, it } from 'vitest'
import type { Encoding } from '../encodings.ts'
import { textOf } from './decode.ts'
import { detectEncoding } from './detect-encoding.ts'

/** Lists as people have them: few words, in the languages that are written in the encoding. */
const LISTS: readonly (readonly [Encoding, string])[] = [
  ['windows-1252', 'café crème\nbrûlée\nthé glacé\nchaussures été\ngâteau'],
  ['windows-1252', 'Schuhe für Männer\nKüche\nGröße 42\nweiße Möbel\nTür'],
  ['windows-1252', 'zapatos de niño\ncamión\nespañol'],
  ['windows-1252', 'sapato de criança\nalimentação\nações'],
  ['windows-1252', 'barnskor\nkök\nmöbler på nätet\nblå'],
  ['windows-1252', 'smørrebrød\nkøb sko\nblå'],
  ['windows-1252', 'caffè\nqualità\npiù venduti\ncittà'],
  ['windows-1252', 'café zürich\nnaïve'],
  ['windows-1252', 'men’s shoes\n“best” boots'],
  ['windows-1252', 'shoes 20 €\nboots'],
  ['windows-1252', 'à la carte'],
  ['windows-1252', 'zürich'],
  ['windows-1252', 'Noël'],
  ['windows-1252', 'SÃO PAULO'],
  ['windows-1252', 'Suchbegriff;Klicks;Kosten\nSchuhe größe 42;1.234;12,50 €\nMöbel;3;4'],
  ['windows-1250', 'buty dziecięce\nżółty\nłóżko\nkoszula męska'],
  ['windows-1250', 'boty pro děti\nkuchyně\nžlutý\nčerstvé'],
  ['windows-1250', 'női cipő\nkönyv\nűrhajó\nfőzés'],
  ['windows-1250', 'Słowo kluczowe;Kliknięcia;Koszt\nbuty męskie;12;3,50'],
  ['windows-1251', 'красные туфли\nобувь\nкупить ботинки'],
  ['windows-1251', 'червоні туфлі\nвзуття\nїжа'],
  ['windows-1251', 'red shoes\nкупить iphone\nnike'],
  ['windows-1251', 'туфли'],
  ['koi8-r', 'красные туфли\nобувь\nкупить ботинки'],
  ['windows-1253', 'κόκκινα παπούτσια\nγυναικεία'],
  ['windows-1253', 'nike παπούτσια\nadidas'],
  ['windows-1254', 'kırmızı ayakkabı\nçocuk giyim\nşık\nİstanbul'],
  ['windows-1255', 'נעליים אדומות\nשמלה'],
  ['windows-1256', 'أحذية حمراء\nفستان'],
  ['windows-1257', 'raudoni batai\nvaikiški drabužiai\nžalia'],
  ['windows-874', 'รองเท้าสีแดง\nเสื้อผ้า'],
  ['shift_jis', '赤い靴\nスニーカー\n子供服'],
  ['shift_jis', 'nike 靴\nadidas スニーカー'],
  ['shift_jis', '検索語句,クリック数,費用\n赤い靴,12,3.5'],
  ['euc-jp', '赤い靴\nスニーカー\n子供服'],
  ['gb18030', '红色鞋子\n运动鞋\n儿童服装'],
  ['gb18030', 'nike 鞋子\nadidas'],
  ['big5', '紅色鞋子\n運動鞋\n兒童服裝'],
  ['big5', 'nike 鞋子\nadidas'],
  ['euc-kr', '빨간 신발\n운동화\n아동복'],
  ['euc-kr', 'nike 신발\nadidas'],
]

async function read(bytes: Uint8Array): Promise<string> {
  const { encoding } = await detectEncoding(bytes)
  let text = ''
  for await (const piece of textOf(bytes, { encoding, replaces: false })) text += piece
  return text
}

describe('detecting an encoding', () => {
  it.each(LISTS)('reads a short list in %s: %j', async (encoding, text) => {
    expect(await read(encode(text, encoding))).toBe(text)
    expect(await detectEncoding(encode(text, encoding))).toMatchObject({ isCertain: false })
  })

  it.each(['utf-16le', 'utf-16be'] as const)(
    'reads %s with and without a byte order mark',
    async (encoding) => {
      for (const text of ['a', 'red shoes\r\nété', '赤い靴\n子供服\n東京 ホテル\n'.repeat(3)]) {
        expect(await read(encode(text, encoding))).toBe(text)
        expect(await read(encode(`\ufeff${text}`, encoding))).toBe(text)
      }
    },
  )

  it('takes UTF-8 as it is, with and without a byte order mark', async () => {
    for (const text of ['é', '赤い靴', `${'a'.repeat(256 * 1024 - 1)}é`]) {
      expect(await read(encode(text, 'utf-8'))).toBe(text)
      expect(await read(encode(`\ufeff${text}`, 'utf-8'))).toBe(text)
    }
  })

  it('finds an accent that comes late in a large file', async () => {
    const text = `${'red shoes\n'.repeat(60_000)}crème brûlée\nthé glacé\ngâteau\n`
    expect(await read(encode(text, 'windows-1252'))).toBe(text)
  })

  it('says that UTF-16 was cut off', async () => {
    const bytes = encode('red shoes', 'utf-16le').subarray(0, -1)
    await expect(read(bytes)).rejects.toMatchObject({ problem: 'cut-off' })
  })

  it('names the line of a broken byte in UTF-8', async () => {
    const bytes = encode('été\r\nmänner straße größe übung köln\r\ncafX\r\n', 'utf-8')
    bytes[bytes.indexOf(0x58)] = 0xff
    await expect(read(bytes)).rejects.toMatchObject({ problem: 'encoding', line: 3 })
  })

  it("refuses bytes that aren't text", async () => {
    await expect(read(Uint8Array.of(1, 0, 0, 0, 7, 0, 200, 3, 0))).rejects.toMatchObject({
      problem: 'not-text',
    })
  })
})
