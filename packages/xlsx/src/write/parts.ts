const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const UTF8 = new TextEncoder()

export const SHEET_OPENING = UTF8.encode(`${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>`)
export const SHEET_CLOSING = UTF8.encode('</sheetData></worksheet>')

/** Sheets have the default type, because their number isn't known at the beginning. */
export const CONTENT_TYPES = `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`

export const ROOT_RELATIONS = `${DECLARATION}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** Style 1 is text (49), so that a cell stays text when a person edits it. */
export const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** Sheets after the first one get a number. */
export function toWorkbook(sheets: number, sheetName: string): string {
  const entries = numbers(sheets).map(
    (number) =>
      `<sheet name="${escapeXml(number === 1 ? sheetName : `${sheetName.slice(0, MAX_BEFORE_NUMBER)} ${number}`)}" sheetId="${number}" r:id="rId${number}"/>`,
  )
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${entries.join('')}</sheets></workbook>`
}

/** A name has at most 31 characters. */
const MAX_BEFORE_NUMBER = 25

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

export function toWorkbookRelations(sheets: number): string {
  const entries = numbers(sheets).map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="${toSheetFile(number)}"/>`,
  )
  const styles = `<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`
  return `${DECLARATION}<Relationships xmlns="${RELATIONS}">${entries.join('')}${styles}</Relationships>`
}

export function toSheetFile(number: number): string {
  return `worksheets/sheet${number}.xml`
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i + 1)
}
