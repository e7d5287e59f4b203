import type { Envelope } from '#contract/reply.ts'
import { printQuery } from '#contract/printQuery.ts'
import type { TestServer } from './testServer.ts'

// Tests look into answers freely; what they find is asserted, not typed.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

/** A file that was downloaded, or the envelope that came instead of one. */
export interface DownloadResult {
  headers: Headers
  bytes: Buffer
  /** 0 for a file. */
  errcode: number
}

type TokenHolder = Partial<Pick<TestServer['anonymous'], 'token'>>

const headersOf = ({ token }: TokenHolder): Record<string, string> => (token ? { token } : {})

/** Sends a form, as a browser would: these fields and the part `file`. */
export async function sendFile(
  { url }: Pick<TestServer, 'url'>,
  who: TokenHolder,
  content: Uint8Array<ArrayBuffer> | string,
  { name = 'a.png', path = '/upload', ...fields }: Record<string, string> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Envelope<Data>> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append('file', new File([content], name))
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...headersOf(who), ...headers },
    body: form,
  })
  return (await response.json()) as Envelope<Data>
}

/** Fetches a file by its address or path. */
export async function getFile(
  { url }: Pick<TestServer, 'url'>,
  who: TokenHolder,
  path: string,
  query: Record<string, unknown> = {},
): Promise<DownloadResult> {
  const address = path.startsWith('/api/v1') ? path : `/api/v1${path}`
  const search = printQuery(query)
  const { headers, ...response } = await fetchWhole(
    `${url}${address}${search && `?${search}`}`,
    headersOf(who),
  )
  const isFile = headers.has('content-disposition')
  const { errcode } = isFile ? { errcode: 0 } : (JSON.parse(response.bytes.toString()) as Envelope)
  return { headers, errcode, bytes: response.bytes }
}

async function fetchWhole(url: string, given: Record<string, string>) {
  const response = await fetch(url, { headers: given })
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
