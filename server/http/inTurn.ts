import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The maximum number of waiting requests of a connection. Neither browsers nor proxies send any before they
 * have the last response.
 */
const mostWaiting = 20

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Handles the requests of a connection one by one, each when the previous response is on its way, and other
 * connections in between: Node delivers at once everything that a caller sends in one go. Closes a connection
 * with too many waiting requests.
 */
export function inTurn(listener: Listener): Listener {
  const lines = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    const start = () => {
      if (socket.destroyed) return
      response.once('close', () => startNext(socket))
      listener(request, response)
    }
    if (line && line.length >= mostWaiting) socket.destroy()
    else if (line) line.push(start)
    else {
      lines.set(socket, [])
      start()
    }
  }

  function startNext(socket: Socket): void {
    const next = lines.get(socket)?.shift()
    if (next) setImmediate(next)
    else lines.delete(socket)
  }
}
