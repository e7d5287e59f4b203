// @runs in full runs
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '#contract/reply.ts'
import { jpegOfManyScans, packedComment, pngOf } from '#tests/support/bombs/pictures.ts'
import { boundary, csvForm, partHead, sendForm } from '#tests/support/bombs/sendForm.ts'
import { harmOf, watchServer, type Cost, type Watch } from '#tests/support/bombs/watchServer.ts'
import { workbook, workbookBombs } from '#tests/support/bombs/workbooks.ts'
import type { Client } from '#tests/support/client.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { checkFile } from '#tests/support/importFile.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { killServers, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'
import { newDatabase, type TestDatabase } from '#tests/support/testDatabase.ts'

let place: TestDatabase
let server: ServerProcess
let ann: Client
let bob: Client
let watch: Watch
let before: Cost

beforeAll(async () => {
  place = await newDatabase()
  server = await startServer({ ...place.settings, DEMO_NOW: demoNow })
  ann = await server.anonymous.signIn('brand.editor')
  bob = await server.anonymous.signIn('brand.approver')
  watch = watchServer(server)
  const warm = await watch.begin()
  await checkFile(server, ann, 'name\nA\n')
  await upload(onePixel.buffer)
  before = await warm()
})
afterAll(async () => {
  watch.end()
  await killServers()
  await place.remove()
})

const upload = (content: Buffer<ArrayBuffer>, who = ann, name = 'a.png') =>
  sendFile(server, who, content, { biz_type: 'brand', name })

/** The limit that a refusal names, or its code; 0 for none. */
const reasonOf = ({ errcode, data }: Pick<Envelope<{ reason?: string } | null>, 'errcode' | 'data'>) =>
  data?.reason ?? errcode

/** Why a file is not imported, said at once or when it has been checked. */
async function importRefusal(content: Buffer<ArrayBuffer> | string, name: string): Promise<string | number> {
  const { errcode, data, errors } = await checkFile(server, ann, content, { name })
  const [first] = (errcode ? data.errors : errors) ?? []
  return first?.message ?? reasonOf({ errcode, data })
}

/** What became of an attack, and what it did to the server, which is the same process afterwards, and well. */
async function attack<T>(send: () => Promise<T>): Promise<{ outcome: T; harm: string[] }> {
  const stop = await watch.begin()
  const outcome = await send()
  const cost = await stop()
  console.log(`${expect.getState().currentTestName}: ${JSON.stringify(cost)}`)
  const isWell = process.kill(server.pid, 0) && (await server.anonymous.call('GET', '/health')).errcode === 0
  return { outcome, harm: [...harmOf(cost, before), ...(isWell ? [] : ['the server is not well'])] }
}
const harmless = <T>(outcome: T) => ({ outcome, harm: [] })

describe('a workbook', () => {
  it.each(workbookBombs)(
    'of %s is refused (%s)',
    async (_, reason, bomb) => {
      const content = bomb()
      expect(await attack(() => importRefusal(content, 'bomb.xlsx'))).toEqual(harmless(reason))
    },
    600_000,
  )

  it.each(['GIF89a', '%PDF-1.7\n', '\u0089PNG\r\n\u001a\n', '<html>', 'MZ'])(
    'is none when it begins with %j as another file does',
    async (head) => {
      const content = Buffer.concat([Buffer.from(head, 'latin1'), workbook({})])
      expect(await attack(() => importRefusal(content, 'two.xlsx'))).toEqual(harmless(4150))
    },
  )
})

describe('a CSV', () => {
  const megabytes = (line: string): string => line.repeat((19 * 2 ** 20) / line.length)
  it.each([
    ['blank lines', 'too_many_rows', () => `name\n${megabytes('\n')}`],
    ['blank lines alone', 'too_many_rows', () => megabytes('\n')],
    ['one line', 'row_text', () => `name\n${megabytes('x')}`],
    ['separators', 'too_many_columns', () => `name\n${megabytes(`${','.repeat(99_999)}\n`)}`],
    ['quotation marks', 'row_text', () => `name\n${megabytes('"')}`],
    ['an open quotation mark', 'row_text', () => `name\n"${megabytes('x\n')}`],
    ['long cells', 'too_long', () => `name\n${megabytes(`${'x'.repeat(200_000)}\n`)}`],
    [
      'bytes of no known text',
      'encoding',
      () => Buffer.concat([Buffer.from('name\n'), Buffer.alloc(19_000_000, 0xff)]),
    ],
    ['long rows', 'row_text', () => `name\n${megabytes(`${`${'x'.repeat(90_000)},`.repeat(20)}\n`)}`],
    ['long headings', 'heading', () => megabytes(`${`${'x'.repeat(90_000)},`.repeat(10)}\n`)],
    ['zero bytes', 4150, () => Buffer.alloc(19_000_000)],
    ['noise', 4150, () => randomBytes(19_000_000)],
  ])('of 19 MB of %s is refused (%s)', async (_, reason, bomb) => {
    const content = bomb()
    expect(await attack(() => importRefusal(content, 'bomb.csv'))).toEqual(harmless(reason))
  })
})

describe('a sheet', () => {
  const spaces = `x${' '.repeat(99_000)}x`
  it.each([
    ['a heading of 99,000 spaces', 'heading', `name,${spaces}\nA,B\n`],
    [
      'references of 99,000 spaces',
      'reference',
      `name,category_id,level1_id\n${`A,${spaces},${spaces}\n`.repeat(90)}`,
    ],
    [
      'references, each 99,000 signs that could begin a code',
      'reference',
      `name,category_id\n${`A,${'[a'.repeat(49_500)}\n`.repeat(190)}`,
    ],
    ['long texts in a column of web addresses', 'length_max', `website\n${`${spaces}\n`.repeat(190)}`],
    ['long texts in a column of ids', 'not_found', `_id,name\n${`${spaces},A\n`.repeat(190)}`],
  ])('of %s keeps nobody waiting (%s)', async (_, reason, content) => {
    expect(await attack(() => importRefusal(content, 'bomb.csv'))).toEqual(harmless(reason))
  })

  it('with more unknown headings than anybody reads is refused with the first of them, shortened', async () => {
    const headings = Array.from({ length: 999 }, (_, at) => `${at}`.padEnd(200, '中'))
    const { outcome, harm } = await attack(() => checkFile(server, ann, `name,${headings.join(',')}\nA\n`))
    expect(harm).toEqual([])
    expect(outcome).toMatchObject({ errcode: 4220 })
    expect(outcome.data.errors).toHaveLength(200)
    expect(outcome.data.errors[7]).toEqual({
      row: 1,
      field: `7${'中'.repeat(58)}…`,
      message: 'unknown_column',
    })
  })
})

describe('a picture', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect width="9" height="9"/></svg>'
  const size = { width: 9_000, height: 6_500 }
  it.each([
    ['of 108 megapixels', 'pixels', () => pngOf({ width: 12_000, height: 9_000 })],
    [
      'that says it has four billion pixels',
      'pixels',
      () => pngOf({ width: 65_000, height: 65_000, isEmpty: true }),
    ],
    ['that says it has 58 megapixels and has none', 'broken', () => pngOf({ ...size, isEmpty: true })],
    [
      'that has to be unpacked as a whole, to 468 MB',
      'memory',
      () => pngOf({ ...size, bits: 16, type: 6, isInterlaced: true }),
    ],
    ['of a thousand passes', 'broken', jpegOfManyScans],
    ['that could be read as a drawing', 'broken', async () => Buffer.from(`GIF89a${svg}`)],
    [
      'with a packed comment of 200 MB',
      0,
      async () => pngOf({ width: 9, height: 9, more: [await packedComment(200 * 2 ** 20)] }),
    ],
  ])('%s does no harm (%s)', async (_, reason, bomb) => {
    const content = await bomb()
    expect(await attack(async () => reasonOf(await upload(content)))).toEqual(harmless(reason))
  })

  it('of somebody who sends 5 of 24 megapixels at once does not keep others waiting for all of them', async () => {
    const large = await pngOf({ width: 6_000, height: 4_000, isInterlaced: true })
    const { outcome, harm } = await attack(async () => {
      let open = 5
      const all = Array.from({ length: open }, () => upload(large).finally(() => (open -= 1)))
      const small = await upload(onePixel.buffer, bob)
      return {
        small: small.errcode,
        openThen: open,
        codes: (await Promise.all(all)).map(({ errcode }) => errcode),
      }
    })
    expect(harm).toEqual([])
    expect(outcome.small).toBe(0)
    expect(outcome.openThen).toBeGreaterThan(2)
    // Where the machine is slow, the last have waited for a minute and are asked to come back.
    expect(new Set([...outcome.codes, 4290])).toEqual(new Set([0, 4290]))
  }, 300_000)
})

describe('a form', () => {
  const rows = 'a,b\n'
  it.each([
    [
      'of 100,000 parts',
      'parts',
      () => Array.from({ length: 100_000 }, (_, at) => `${partHead(`a${at}`)}\r\n1\r\n`).join(''),
    ],
    ['with a header of 8 MB', 'part_header', () => `${partHead('a')}x: ${'x'.repeat(8_000_000)}\r\n\r\n1`],
    ['with a million headers', 'part_header', () => `${partHead('a')}${'x: y\r\n'.repeat(1_000_000)}\r\n1`],
    ['with 8 MB before the first part', 'part_header', () => 'x'.repeat(8_000_000)],
    ['with a field of 8 MB', 'field', () => `${partHead('a')}\r\n${'x'.repeat(8_000_000)}`],
    [
      'that almost ends, again and again,',
      0,
      () => csvForm(rows + `\r\n--${boundary.slice(1)}x`.repeat(290_000)),
    ],
    ['that comes byte by byte', 4131, () => csvForm(rows.repeat(100_000)), 1],
    ['that comes in small pieces', 0, () => csvForm(rows.repeat(2_000_000)), 101],
  ] as const)('%s does no harm (%s)', async (_, reason, make, chunk?: number) => {
    const form = `${make()}\r\n--${boundary}--\r\n`
    expect(await attack(async () => reasonOf(await sendForm(server.port, ann, form, chunk)))).toEqual(
      harmless(reason),
    )
  })
})
