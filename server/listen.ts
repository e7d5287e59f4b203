import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { errcodes, type Envelope } from '#contract/reply.ts'
import { answerLocale, errorText } from './messages/errorText.ts'
import { SettingsError, type Settings } from './settings.ts'

/** A port that is taken; it answers that the server is starting until something serves it. */
export interface Listening {
  readonly port: number
  serve: (app: Pick<Hono, 'fetch'>) => void
  close: () => Promise<void>
}

/** Takes the port of the settings. Throws a sentence for the person when it cannot. */
export async function listen({ PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Promise<Listening> {
  let listener = getRequestListener(starting)
  const server = createServer((request, response) => void listener(request, response))
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
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 5000).unref()
      }),
  }
}

function starting(request: Request): Response {
  const locale = answerLocale(undefined, request.headers.get('accept-language') ?? undefined)
  const envelope: Envelope = { data: null, errcode: errcodes.starting, errmsg: errorText.starting[locale] }
  return Response.json(envelope, {
    status: 503,
    headers: { 'retry-after': '1', 'cache-control': 'no-store' },
  })
}

function portProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose another: PORT=4000 npm start`
  return `The server cannot listen on ${host}:${port}: ${error.message}`
}
