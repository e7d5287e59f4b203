import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as the chat got it. */
export interface ChatMessage {
  /** Its address, from the path on. */
  address: string
  body: unknown
  /** The key by which a repeated message can be recognised. */
  key: string | undefined
}

/** A chat that robots write into. It keeps what it gets. */
export interface ChatServer {
  /** Its address and port, without a path. */
  url: string
  messages: ChatMessage[]
  /** How it replies from now on; `errcode` 0 accepts a message. */
  reply: (reply: { errcode: number; errmsg: string }) => void
  stop: () => Promise<void>
}

export async function startChatServer(): Promise<ChatServer> {
  const messages: ChatMessage[] = []
  let given = { errcode: 0, errmsg: 'ok' }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const key = request.headers['idempotency-key']
      const body: unknown = JSON.parse(Buffer.concat(parts).toString())
      if (given.errcode === 0) messages.push({ address: request.url ?? '', body, key: key?.toString() })
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    reply: (next) => {
      given = next
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
