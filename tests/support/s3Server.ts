import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

/** A store of the test's own that speaks as much S3 as ours asks: it keeps bytes, for whoever signs with its key. */
export interface S3Server {
  url: string
  /** The settings of a server that keeps its files there. */
  settings: Readonly<Record<string, string>>
  /** By bucket and key. */
  objects: Map<string, Buffer>
  /** Answers nothing but refusals from now on, or no longer. */
  refuse: (isRefusing: boolean) => void
  /** Answers with refusals that never end from now on, or no longer. */
  babble: (isBabbling: boolean) => void
  /** The bytes of these that were taken. */
  babbled: () => number
  stop: () => Promise<void>
}

const accessKey = 'TESTKEY'

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  let isRefusing = false
  let isBabbling = false
  let babbled = 0
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: Buffer[] = []
    for await (const piece of request) body.push(piece as Buffer)
    const key = new URL(request.url ?? '', 'http://s3').pathname
    if (isBabbling)
      return void Readable.from(endless())
        .on('error', () => undefined)
        .pipe(response.writeHead(500))
    if (isRefusing || !isSigned(request)) return refusal(response, 403, 'SignatureDoesNotMatch')
    if (request.method === 'PUT') objects.set(key, Buffer.concat(body))
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    const found = objects.get(key)
    if (!found) return refusal(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': found.length }).end(found)
  }
  function* endless(): Generator<Buffer> {
    yield Buffer.from('<Error><Code>Busy</Code><Message>')
    for (;;) {
      babbled += 16_384
      yield Buffer.alloc(16_384, 'x')
    }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    objects,
    settings: {
      FILES_S3_URL: url,
      FILES_S3_BUCKET: 'mall',
      FILES_S3_REGION: 'cn-south-1',
      FILES_S3_KEY: accessKey,
      FILES_S3_SECRET: 'secret',
    },
    refuse: (wanted) => {
      isRefusing = wanted
    },
    babble: (wanted) => {
      isBabbling = wanted
      babbled = 0
    },
    babbled: () => babbled,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Whether a request carries a signature, for this region, of what it must not be changed in. */
function isSigned({ headers, method }: IncomingMessage): boolean {
  const given = headers.authorization ?? ''
  const scope = new RegExp(`^AWS4-HMAC-SHA256 Credential=${accessKey}/\\d{8}/cn-south-1/s3/aws4_request, `)
  const covers = /SignedHeaders=([\w;-]+), Signature=[\da-f]{64}$/.exec(given)?.[1]?.split(';') ?? []
  const needed = ['host', 'x-amz-date', ...(method === 'PUT' ? ['content-length'] : [])]
  return scope.test(given) && needed.every((name) => covers.includes(name))
}

function refusal(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}
