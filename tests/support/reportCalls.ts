import { expect } from 'vitest'
import type { Client } from './client.ts'
import type { TestServer } from './testServer.ts'

/** Runs a report and waits for its file; returns the record of the export. */
export async function exported(client: Client, body: object) {
  const { data, errcode } = await client.call('POST', '/reports/run', {}, body)
  expect(errcode).toBe(0)
  await expect
    .poll(async () => (await client.call('GET', `/reports/export/${data._id}`)).data.state, {
      timeout: 60_000,
    })
    .not.toBe('waiting')
  return (await client.call('GET', `/reports/export/${data._id}`)).data
}

/** The file of an export as it comes, without the byte order mark. */
export async function fileOf({ url }: TestServer, { token }: Client, id: string) {
  const response = await fetch(`${url}/api/v1/reports/export/${id}/file`, {
    headers: { token: String(token) },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    name: response.headers.get('content-disposition') ?? '',
    bytes,
    text: new TextDecoder().decode(bytes),
  }
}
