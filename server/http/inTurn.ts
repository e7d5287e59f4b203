import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that may wait. Neither browsers nor proxies send any before they have the last answer. */
const mostWaiting = 20

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers the requests of a connection one by one, each when the answer before it is on its way, and the other connections in
 * between: Node hands over at once all that a caller sends in one go. Closes a connection that sends more than may wait.
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
