import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { getFile, sendFile } from '#tests/support/fileCalls.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const ann = await server.as('brand.editor')

const upload = async (name: string) =>
  (await sendFile(server, ann, onePixel.buffer, { biz_type: 'brand', name })).data
/** The name that a browser is told for a file, or for its thumbnail. */
async function downloadName(uid: string, query: Record<string, unknown> = {}): Promise<string> {
  const { headers } = await getFile(server, ann, `/file/${uid}`, query)
  return decodeURIComponent(headers.get('content-disposition')?.split("''")[1] ?? '')
}

describe('the name of an uploaded file', () => {
  it.each([
    ['stays as it is where any disk takes it', '店铺 照片 (1).png', '店铺 照片 (1).png'],
    ['is no device of Windows', 'CON.png', '_CON.png'],
    ['is no device in small letters', 'aux.png', '_aux.png'],
    ['is no device by its first part', 'nul.tar.png', '_nul.tar.png'],
    ['is no device with a space behind it', 'COM1 .png', '_COM1.png'],
    ['is no device with a raised digit', 'LPT².png', '_LPT².png'],
    ['is no device that gets an ending', 'NUL', '_NUL.png'],
    ['may begin as a device does', 'console.png', 'console.png'],
    ['has no dots and spaces at its end', 'photo. . .', 'photo.png'],
    ['has none before it either', ' ..photo.png', 'photo.png'],
    ['has no control characters', 'a\u0001b\u0085\u007f.png', 'ab.png'],
    ['has no marks that turn the direction of reading', 'invoice\u202egnp.exe', 'invoicegnp.exe.png'],
    ['has no characters that nobody sees', 'a\u200b\u2066\ufeff\u2028\u2029.png', 'a.png'],
    ['has no signs that disks refuse', 'a<b>c:d|e?f*g.png', 'abcdefg.png'],
    ['has no folders', '../../etc/passwd.png', 'passwd.png'],
    ['has no folders of Windows', 'C:\\secret\\photo.png', 'photo.png'],
    ['has no folders behind a line end', 'a\u2028/../../b.png', 'b.png'],
    ['is there where nothing is left of it', '...', 'file.png'],
  ])('%s', async (_, sent, kept) => {
    const { name, uid } = await upload(sent)
    expect(name).toBe(kept)
    expect(await downloadName(uid)).toBe(kept)
  })

  it('fits on a disk in bytes, not in characters, and keeps its ending', async () => {
    const { name, uid } = await upload(`${'店'.repeat(300)}.png`)
    expect(name).toMatch(/^店{70,}\.png$/)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240)
    expect(await downloadName(uid)).toBe(name)
    const thumb = await downloadName(uid, { thumb: '1' })
    expect(thumb).toMatch(/^店{70,}.*\.webp$/)
    expect(Buffer.byteLength(thumb)).toBeLessThanOrEqual(240)
  })

  it('is safe in a download although it was stored before names were made safe', async () => {
    const { uid } = await upload('photo.png')
    const old = `a/\u202e${'x'.repeat(300)}.png`
    await sql`update attachment set name = ${old} where uid = ${uid}`.execute(server.database.db)
    expect(await downloadName(uid)).toMatch(/^x{230,236}\.png$/)
    await sql`update attachment set name = 'PRN.png' where uid = ${uid}`.execute(server.database.db)
    expect(await downloadName(uid)).toBe('_PRN.png')
  })
})
