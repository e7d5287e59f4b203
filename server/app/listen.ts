import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { live } from '#contract/core/health.ts'
import { errcodes, type Envelope, type CoreErrorKey } from '#contract/reply.ts'
import { guardConnections } from '#server/http/guardConnections.ts'
import { inTurn } from '#server/http/inTurn.ts'
import { answerLocale, errorText } from '#server/base/errorText.ts'
import { SettingsError, type Settings } from '#server/base/settings.ts'

// Node takes 16 kB of address and headers by default, which is less than the console asks with: the ids of 500 records, or
// a condition of a thousand names. It is kept in memory before anything is known about the caller.
const headerLimit = 64 * 1024
/** Milliseconds between two looks for requests whose time is up. */
const lookMs = 2000
/** Milliseconds of silence after which the network is asked whether the other side is still there. */
const stillThereMs = 60_000

// Milliseconds that requests under way have to end once the server stops.
const patience = 10_000

// On what is said without the application, whose answers carry more (`securityHeaders`).
const bareHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** A port that is taken; it answers that the server is starting until something serves it. */
export interface Listening {
  readonly port: number
  serve: (app: Pick<Hono, 'fetch'>) => void
  /** Takes no more connections, and resolves when the requests under way have been answered, after 10 s at most. */
  close: () => Promise<void>
}

type ListenSettings = Pick<Settings, 'PORT' | 'HOST' | 'CONNECTIONS_PER_ADDRESS' | 'TRUSTED_PROXIES'>

/** Takes the port of the settings. Throws a sentence for the person when it cannot. */
export async function listen({ PORT, HOST, ...limits }: ListenSettings): Promise<Listening> {
  let listener = getRequestListener(starting)
  const server = createServer(
    {
      maxHeaderSize: headerLimit,
      connectionsCheckingInterval: lookMs,
      keepAlive: true,
      keepAliveInitialDelay: stillThereMs,
    },
    inTurn((request, response) => void listener(request, response)),
  )
  guardConnections(server, limits)
  server.on('clientError', refuseUnreadable)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new SettingsError(portProblem(error, PORT, HOST))),
    )
    server.listen(PORT, HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    serve: (app) => {
      listener = getRequestListener(app.fetch)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Connections are closed with the answer that is under way on them, not kept for another request.
        Object.assign(server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 })
        setTimeout(() => server.closeAllConnections(), patience).unref()
      }),
  }
}

function starting(request: Request): Response {
  if (new URL(request.url).pathname === `/api/v1${live.path}`) {
    const envelope: Envelope = { data: { status: 'live' }, errcode: 0, errmsg: '' }
    return Response.json(envelope, { headers: bareHeaders })
  }
  const locale = answerLocale(undefined, request.headers.get('accept-language') ?? undefined)
  const envelope: Envelope = { data: null, errcode: errcodes.starting, errmsg: errorText.starting[locale] }
  return Response.json(envelope, {
    status: 503,
    headers: { ...bareHeaders, 'retry-after': '1' },
  })
}

/** What is no HTTP, or too long for it, never becomes a request: it is answered on the bare connection. */
function refuseUnreadable(error: NodeJS.ErrnoException, connection: Duplex): void {
  if (!connection.writable || error.code === 'ECONNRESET') {
    connection.destroy()
    return
  }
  const key: CoreErrorKey = error.code === 'HPE_HEADER_OVERFLOW' ? 'body.too_large' : 'param.invalid'
  const status = key === 'body.too_large' ? '413 Payload Too Large' : '400 Bad Request'
  const envelope: Envelope = { data: null, errcode: errcodes[key], errmsg: errorText[key].zh_CN }
  // Whoever goes on holding the other end would keep the connection for ever.
  connection.end(
    [
      `HTTP/1.1 ${status}`,
      'connection: close',
      'content-type: application/json',
      ...Object.entries(bareHeaders).map((header) => header.join(': ')),
      '',
      JSON.stringify(envelope),
    ].join('\r\n'),
    () => connection.destroy(),
  )
}

function portProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose another: PORT=4000 npm start`
  return `The server cannot listen on ${host}:${port}: ${error.message}`
}
