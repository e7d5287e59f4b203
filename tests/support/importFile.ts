import { setTimeout as sleep } from 'node:timers/promises'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileReading } from '#contract/fileChoices.ts'
import { csvType, xlsxType } from '#server/base/knownTypes.ts'
import { readSheet } from '#server/services/sheet/readSheet.ts'
import type { Client } from './client.ts'
import { getFile, sendFile } from './fileCalls.ts'
import type { TestServer } from './testServer.ts'

// Tests look into answers freely; what they find is asserted, not typed.
// oxlint-disable-next-line typescript/no-explicit-any
type Run = any

const over = new Set(['checked', 'applied', 'failed', 'cancelled'])

/** The import of that id once it is no more at work. */
export async function settled(who: Client, id: string): Promise<Run> {
  for (;;) {
    const { data } = await who.call('GET', `/import/${id}`)
    if (over.has(data.state)) return data
    await sleep(50)
  }
}

/** Sends a file to the import of a path and waits until it is checked; what it was refused with instead. */
export async function checkFile(
  server: Pick<TestServer, 'url'>,
  who: Client,
  content: Uint8Array<ArrayBuffer> | string,
  { path = '/bdbrand', name = 'rows.csv', ...fields }: Record<string, string> = {},
): Promise<Run> {
  const answer = await sendFile(server, who, content, { name, path: `${path}/import`, ...fields })
  return answer.errcode ? answer : settled(who, answer.data._id)
}

/** Applies a checked import and waits for its end; what it was refused with instead. */
export async function applyChecked(who: Client, id: string, body: object = {}): Promise<Run> {
  const answer = await who.call('POST', `/import/${id}/apply`, {}, body)
  return answer.errcode ? answer : settled(who, id)
}

/** The rows of a file that a call answers. */
export async function downloadedRows(
  server: Pick<TestServer, 'url'>,
  who: Client,
  path: string,
  query: Record<string, unknown> = {},
  reading: FileReading = {},
): Promise<{ bytes: Uint8Array<ArrayBuffer>; rows: (readonly string[])[]; errcode: number }> {
  const { bytes, errcode } = await getFile(server, who, path, query)
  if (errcode) return { bytes: new Uint8Array(), rows: [], errcode }
  const folder = mkdtempSync(join(tmpdir(), 'atrium-import-test-'))
  try {
    const file = join(folder, 'file')
    writeFileSync(file, bytes)
    const rows: (readonly string[])[] = []
    const type = query['format'] === 'csv' ? csvType : xlsxType
    for await (const { cells } of readSheet(file, type, { ...reading, person: 'ann' })) rows.push(cells)
    return { bytes: new Uint8Array(bytes), rows, errcode }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
