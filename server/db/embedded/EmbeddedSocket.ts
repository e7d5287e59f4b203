import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

/** What is exchanged with the worker: bytes of the PostgreSQL protocol of one connection. */
export interface Packet {
  connection: number
  bytes: Uint8Array
}

/** The worker has copied its folder, or says why it could not. */
export interface CopyReply {
  readonly copiedTo: string
  readonly failure: string | undefined
}

const terminate = 'X'.charCodeAt(0)
let connections = 0

/**
 * Takes the place of the network socket of `pg`, with the embedded database at the other end: the driver, its
 * protocol and its types are the same as with a PostgreSQL server.
 */
export class EmbeddedSocket extends Duplex {
  readonly #worker: Worker
  readonly #connection = ++connections
  #pending: Buffer[] = []

  constructor(worker: Worker) {
    super()
    this.#worker = worker
    worker.on('message', this.#onReply)
  }

  /** Called by `pg` to connect. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  // `pg` tunes its socket; there is nothing to tune here.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {
    // Replies are pushed as they come.
  }

  // A query is several messages written in a row: they are sent to the worker together.
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // The terminate message of a connection must not reach the database, which would stop.
    if (chunk[0] !== terminate && this.#pending.push(chunk) === 1) queueMicrotask(this.#flush)
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#onReply)
    done(error)
  }

  readonly #onReply = (reply: Packet | CopyReply | null): void => {
    if (reply && 'bytes' in reply && reply.connection === this.#connection) this.push(reply.bytes)
  }

  readonly #flush = (): void => {
    const packet: Packet = { connection: this.#connection, bytes: Buffer.concat(this.#pending) }
    this.#pending = []
    this.#worker.postMessage(packet)
  }
}
