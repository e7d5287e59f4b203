import { padding, zipOf, type RepeatedContent, type ZipPart } from './zipFile.ts'

const sheetPath = 'xl/worksheets/sheet1.xml'
const sheet = 'worksheet><sheetData'
/** A first row that the import of brands takes. */
const headerRow = '<row r="1"><c t="inlineStr"><is><t>name</t></is></c></row>'
const contentTypes =
  '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'

/** A workbook of one sheet with a good header and these parts; `pad` are bytes that nothing makes smaller. */
export function workbook(parts: Readonly<Record<string, ZipPart>>, pad = 0): Buffer<ArrayBuffer> {
  const all: Record<string, ZipPart> = {
    '[Content_Types].xml': contentTypes,
    'xl/workbook.xml': '<workbook><sheets><sheet name="One" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="r/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="r/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="r/styles" Target="styles.xml"/></Relationships>',
    [sheetPath]: `<${sheet}>${headerRow}</sheetData></worksheet>`,
    ...parts,
  }
  return zipOf([...Object.entries(all), ...(pad > 0 ? [padding(pad)] : [])])
}

/** The same thing below the header, again and again. */
const below = (repeat: string, times: number, head = ''): Record<string, RepeatedContent> => ({
  [sheetPath]: { head: `<${sheet}>${headerRow}${head}`, repeat, times, tail: '</sheetData></worksheet>' },
})
/** A text of 99,990 characters, and cells that show it: in the row that the head of the sheet begins, or in rows of their own. */
const sharedCell = '<c t="s"><v>0</v></c>'
const shared = (head: string, times: number, repeat = sharedCell): Record<string, RepeatedContent> => ({
  'xl/sharedStrings.xml': { head: '<sst><si><t>', repeat: '中', times: 99_990, tail: '</t></si></sst>' },
  [sheetPath]: {
    head: `<${sheet}>${head}`,
    repeat,
    times,
    tail: `${repeat === sharedCell ? '</row>' : ''}</sheetData></worksheet>`,
  },
})
const million = 1_000_000
const twoMillion = 2 * million

/** Workbooks that cost a careless reader its memory or its time, each with the reason that the refusal names. */
export const workbookBombs: readonly (readonly [string, string, () => Buffer<ArrayBuffer>])[] = [
  [
    '97 million elements, each in the one before, in half a megabyte',
    'ratio',
    () => workbook(below('<a>', 97 * million)),
  ],
  ['the same with a picture beside them', 'depth', () => workbook(below('<a>', 97 * million), twoMillion)],
  [
    '58 million empty texts',
    'strings',
    () =>
      workbook(
        { 'xl/sharedStrings.xml': { head: '<sst>', repeat: '<si/>', times: 58 * million, tail: '</sst>' } },
        twoMillion,
      ),
  ],
  [
    'five million elements and as many comments, neither of which are too many',
    'elements',
    () => workbook(below('<x/><!--c-->', 5 * million), twoMillion),
  ],
  [
    'an element of a million attributes',
    'attributes',
    () => {
      const names = Array.from({ length: million }, (_, at) => `a${at}=""`).join(' ')
      return workbook({ [sheetPath]: `<${sheet} ${names}>${headerRow}</sheetData></worksheet>` })
    },
  ],
  [
    'a cell of 100 MB',
    'too_long',
    () => workbook(below('long text ', 10 * million, '<row><c t="str"><v>'), twoMillion),
  ],
  [
    'a row again three million times',
    'too_many_rows',
    () => workbook(below('<row r="2"><c><v>1</v></c></row>', 3 * million), twoMillion),
  ],
  [
    'ten million cells in a row',
    'too_many_columns',
    () => workbook(below('<c/>', 10 * million, '<row>'), twoMillion),
  ],
  [
    'rows of a thousand cells, of which the last has something in it',
    'cells',
    () => workbook(below(`<row>${'<c/>'.repeat(999)}<c><v>1</v></c></row>`, 4_000), million),
  ],
  [
    'one long text in a hundred thousand cells',
    'text',
    () =>
      workbook(
        {
          'xl/sharedStrings.xml': {
            head: '<sst><si><t>',
            repeat: 'long text ',
            times: 9_000,
            tail: '</t></si></sst>',
          },
          ...below('<row><c t="s"><v>0</v></c></row>', 100_000),
        },
        million,
      ),
  ],
  ['590 headings of one long text', 'row_text', () => workbook(shared('<row>', 590))],
  [
    'a heading and 9 more of one long text',
    'heading',
    () => workbook(shared('<row><c t="inlineStr"><is><t>name</t></is></c>', 9)),
  ],
  [
    'as much text as a file may have',
    'no_heading',
    () => workbook(shared(headerRow, 26, `<row>${sharedCell.repeat(10)}</row>`)),
  ],
  ['one long text in 590 cells of a row', 'row_text', () => workbook(shared(`${headerRow}<row>`, 590))],
  [
    'a shared text of 100 MB',
    'too_long',
    () =>
      workbook(
        { 'xl/sharedStrings.xml': { head: '<sst><si><t>', repeat: 'long text ', times: 10 * million } },
        million,
      ),
  ],
  [
    'five million styles',
    'styles',
    () =>
      workbook(
        { 'xl/styles.xml': { head: '<styleSheet><cellXfs>', repeat: '<xf/>', times: 5 * million } },
        million,
      ),
  ],
  [
    'two million formats',
    'styles',
    () => {
      const formats = Array.from(
        { length: twoMillion },
        (_, at) => `<numFmt numFmtId="${at}" formatCode="0"/>`,
      )
      return workbook({ 'xl/styles.xml': `<styleSheet><numFmts>${formats.join('')}` })
    },
  ],
  [
    'two million sheets',
    'sheets',
    () =>
      workbook(
        { 'xl/workbook.xml': { head: '<workbook><sheets>', repeat: '<sheet r:id="a"/>', times: twoMillion } },
        million,
      ),
  ],
  [
    'two million relations',
    'entries',
    () =>
      workbook(
        {
          'xl/_rels/workbook.xml.rels': {
            head: '<Relationships>',
            repeat: '<Relationship Id="a" Target="b"/>',
            times: twoMillion,
          },
        },
        million,
      ),
  ],
  [
    'entities that stand for each other',
    'broken',
    () => {
      const entities = Array.from(
        { length: 30 },
        (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
      ).join('')
      return workbook({
        [sheetPath]: `<!DOCTYPE x [<!ENTITY e0 "ha">${entities}]><worksheet>&e30;</worksheet>`,
      })
    },
  ],
  [
    '20,000 parts',
    'entries',
    () => workbook(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`xl/media/${at}`, '']))),
  ],
  [
    '16 MB of names',
    'entries',
    () =>
      workbook(
        Object.fromEntries(Array.from({ length: 140 }, (_, at) => [`${at}${'x'.repeat(60_000)}`, ''])),
      ),
  ],
  ['4 GB', 'unpacked', () => claiming(workbook(below('<x/>', million)), 2 ** 32 - 2)],
  ['less than it contains', 'broken', () => claiming(workbook(below('<x/>', million)), 10)],
]

/** A zip whose directory says that the sheet has so many bytes. */
function claiming(zip: Buffer<ArrayBuffer>, bytes: number): Buffer<ArrayBuffer> {
  zip.writeUInt32LE(bytes, zip.lastIndexOf(sheetPath) - 46 + 24)
  return zip
}
