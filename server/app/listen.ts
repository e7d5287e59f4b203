import { Socket, type AddressInfo } from 'node:net'
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

// Node's default is 16 kB for address and headers, which is less than the console needs: the ids of 500
// records, or a condition with a thousand names. It is kept in memory before anything is known about the
// caller.
const headerLimit = 64 * 1024
/** Milliseconds between two checks for requests that have timed out. */
const lookMs = 2000
/** Milliseconds of silence after which TCP keep-alive checks whether the client is still there. */
const stillThereMs = 60_000

// Milliseconds that running requests have to finish once the server stops.
const patience = 10_000

// For responses from outside the application, whose own responses carry more headers (`securityHeaders`).
const bareHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** An open port. It replies that the server is starting until something serves it. */
export interface OpenPort {
  readonly port: number
  serve: (app: Pick<Hono, 'fetch'>) => void
  /**
   * Accepts no more connections, and resolves when the running requests have been answered, after at most 10
   * s.
   */
  close: () => Promise<void>
}

type ListenSettings = Pick<Settings, 'PORT' | 'HOST' | 'CONNECTIONS_PER_ADDRESS' | 'TRUSTED_PROXIES'>

/** Opens the port of the settings. Throws a sentence for the operator when it cannot. */
export async function listen({ PORT, HOST, ...limits }: ListenSettings): Promise<OpenPort> {
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
        // Connections are closed after the response under way, not kept for another request.
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

/**
 * What is not HTTP, or too long for it, never becomes a request: the reply is written to the bare connection.
 */
function refuseUnreadable(error: NodeJS.ErrnoException, connection: Duplex): void {
  if (!connection.writable || error.code === 'ECONNRESET' || saidNothing(connection)) {
    connection.destroy()
    return
  }
  const key: CoreErrorKey = error.code === 'HPE_HEADER_OVERFLOW' ? 'body.too_large' : 'param.invalid'
  const status = key === 'body.too_large' ? '413 Payload Too Large' : '400 Bad Request'
  const envelope: Envelope = { data: null, errcode: errcodes[key], errmsg: errorText[key].zh_CN }
  // Otherwise a client that holds the other end open would keep the connection forever.
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

/**
 * Browsers open connections ahead of their requests. A response on such a connection would be taken as the response to the
 * request that comes next; when it is merely closed, they send the request on another connection.
 */
const saidNothing = (connection: Duplex): boolean =>
  connection instanceof Socket && connection.bytesRead === 0

function portProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return (
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} ` +
      'npm start'
    )
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose another: PORT=4000 npm start`
  return `The server cannot listen on ${host}:${port}: ${error.message}`
}
