import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toFileNames } from './file-names.ts'

describe('toFileNames', () => {
  it.each([
    ['Animals', 'Animals.txt'],
    ['Größe & Würde', 'Größe & Würde.txt'],
    ['日本語', '日本語.txt'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧 family.txt'],
    ['می‌خواهم', 'می‌خواهم.txt'],
    ['zero\u200Bwidth', 'zero_width.txt'],
    ['../../etc/passwd', '_.._etc_passwd.txt'],
    ['..\\..\\boot.ini', '_.._boot.ini.txt'],
    ['/absolute', '_absolute.txt'],
    ['C:\\Windows', 'C__Windows.txt'],
    ['a:b*c?d"e<f>g|h', 'a_b_c_d_e_f_g_h.txt'],
    ['CON', '_CON.txt'],
    ['nul.tar', '_nul.tar.txt'],
    ['COM¹', '_COM¹.txt'],
    ['Contents', 'Contents.txt'],
    ['line\nbreak\u0000', 'line_break_.txt'],
    ['\u202Etxt.exe', '_txt.exe.txt'],
    ['  spaces   inside  ', 'spaces inside.txt'],
    ['...', 'Untitled.txt'],
    ['', 'Untitled.txt'],
    ['\uD800', '_.txt'],
  ])('turns %j into %j', (name, expected) => {
    expect(toFileNames([name])).toEqual([expected])
  })

  it('cuts long names between graphemes, so that they fit any file system', () => {
    const [letters = '', flags = ''] = toFileNames(['é'.repeat(300), '🇩🇪'.repeat(300)])
    expect(letters).toBe(`${'é'.repeat(75)}.txt`)
    expect(flags).toBe(`${'🇩🇪'.repeat(18)}.txt`)
  })

  it('numbers names that a file system may treat as equal', () => {
    expect(toFileNames(['a', 'a', 'A', 'a (2)', 'ﬁ', 'fi'])).toEqual([
      'a.txt',
      'a (2).txt',
      'A (3).txt',
      'a (2) (2).txt',
      'ﬁ.txt',
      'fi (2).txt',
    ])
  })

  it('returns safe and unique names for any input', () => {
    const name = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(
        fc.array(fc.oneof(name, fc.constantFrom('a', 'A', '.', 'con', 'a (2)')), { maxLength: 30 }),
        (names) => {
          const files = toFileNames(names)
          expect(files).toHaveLength(names.length)
          expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length)
          for (const file of files) {
            expect(file).toMatch(/^[^<>:"/\\|?*\p{Cc}\p{Cs}]+\.txt$/u)
            expect(file).not.toMatch(/^[. ]|[. ]\.txt$/)
            expect(Buffer.byteLength(file)).toBeLessThanOrEqual(200)
          }
        },
      ),
    )
  })
})
