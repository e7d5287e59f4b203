const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const schema = 'http://schemas.openxmlformats.org'
const kind = `${schema}/officeDocument/2006/relationships`
const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook besides its tables and styles, by path. */
export function workbookParts(names: readonly string[]): Record<string, string> {
  const tabs = tabNames(names)
  const each = (text: (name: string, number: number) => string): string =>
    tabs.map((name, index) => text(name, index + 1)).join('')
  return {
    '[Content_Types].xml':
      `${start}<Types xmlns="${schema}/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/>` +
      each(
        (_, at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${part}.worksheet+xml"/>`,
      ) +
      '</Types>',
    '_rels/.rels':
      `${start}<Relationships xmlns="${schema}/package/2006/relationships">` +
      `<Relationship Id="rId1" Type="${kind}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${start}<workbook xmlns="${schema}/spreadsheetml/2006/main" xmlns:r="${kind}"><sheets>` +
      each((name, at) => `<sheet name="${escaped(name)}" sheetId="${at}" r:id="rId${at}"/>`) +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      `${start}<Relationships xmlns="${schema}/package/2006/relationships">` +
      each(
        (_, at) =>
          `<Relationship Id="rId${at}" Type="${kind}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
      ) +
      `<Relationship Id="rId${tabs.length + 1}" Type="${kind}/styles" Target="styles.xml"/></Relationships>`,
  }
}

/** A text escaped for XML. What XML cannot hold is written as spreadsheets do: `_x0007_`. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .slice(0, mostCharacters)
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, codePoint)

/** The maximum length of a cell. */
const mostCharacters = 32_767
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const codePoint = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Names of tabs must be short, without some characters, and all different. */
export function tabNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, index) => {
    const short =
      name
        .replace(/[\\/?*:[\]]/g, ' ')
        .slice(0, 28)
        .trim() || `Sheet${index + 1}`
    const own = taken.has(short.toLowerCase()) ? `${short} ${index + 1}` : short
    taken.add(own.toLowerCase())
    return own
  })
}
