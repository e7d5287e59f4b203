import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isListed, plainAddress } from '#server/base/addressList.ts'
import { networkOf } from '#server/base/networkOf.ts'

/** The maximum number of connections to a process, from everywhere. */
const mostConnections = 10_000
/**
 * Milliseconds without a byte in either direction after which a connection is closed, unless the server
 * itself is working; up to twice as long for a response that is not read, because only then is it known that
 * none of it was.
 */
const stillMs = 20_000
/** Milliseconds that a caller has to send the head of a request. */
const headMs = 10_000
/** Milliseconds for the slowest upload; other requests have less (`readBody`). */
const requestMs = 1_800_000
/** Milliseconds for the rest of a request that has already been answered. */
const restMs = 1000

interface Limits {
  /** The maximum number of connections from one address. */
  readonly CONNECTIONS_PER_ADDRESS: number
  /** They speak for many callers, whose calls are limited by the address that they forward. */
  readonly TRUSTED_PROXIES: readonly string[]
}

/**
 * Closes connections that only cost memory: too many from one address, requests that never become complete,
 * and responses that nobody reads.
 */
export function guardConnections(server: Server, limits: Limits): void {
  server.maxConnections = mostConnections
  server.headersTimeout = headMs
  server.requestTimeout = requestMs
  // The number of requests: a client may send the next before the response to the first.
  const working = new WeakMap<Socket, number>()
  const work = (socket: Socket, more: number) => working.set(socket, (working.get(socket) ?? 0) + more)
  limitPerAddress(server, limits)
  server.setTimeout(stillMs, (socket) => {
    // Work may take its time. A response that is ready but not read, or an idle kept-alive connection, may
    // not.
    if (socket.writableLength > 0 || !working.get(socket)) socket.destroy()
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    work(socket, 1)
    response.once('close', () => work(socket, -1))
    response.once('finish', () => {
      if (!request.complete) setTimeout(() => request.complete || socket.destroy(), restMs).unref()
    })
  })
}

function limitPerAddress(server: Server, { CONNECTIONS_PER_ADDRESS, TRUSTED_PROXIES }: Limits): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (isListed(TRUSTED_PROXIES, address)) return
    const network = networkOf(address)
    const count = open.get(network) ?? 0
    if (count >= CONNECTIONS_PER_ADDRESS) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
