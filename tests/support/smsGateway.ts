import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as a gateway got it. */
export interface SentSms {
  to: string
  text: string
  scene: string
  code: string
}

/** An SMS gateway of the test's own: it keeps what it is asked to send. */
export interface SmsGateway {
  url: string
  sent: SentSms[]
  /** The `authorization` header of each request. */
  authorizations: (string | undefined)[]
  /** The HTTP status of its next answers. */
  answer: (status: number) => void
  stop: () => Promise<void>
}

export async function startSmsGateway(): Promise<SmsGateway> {
  const sent: SentSms[] = []
  const authorizations: (string | undefined)[] = []
  let status = 200
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      authorizations.push(request.headers.authorization)
      if (status === 200) sent.push(JSON.parse(Buffer.concat(parts).toString()) as SentSms)
      response.writeHead(status).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    sent,
    authorizations,
    answer: (next) => {
      status = next
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
