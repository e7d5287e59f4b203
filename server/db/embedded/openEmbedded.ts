import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Pool, type PoolConfig } from 'pg'
import { keepPrivate } from '#server/base/keepPrivate.ts'
import { SettingsError } from '#server/base/settings.ts'
import { typeOptions } from '#server/base/typeOptions.ts'
import { EmbeddedSocket, type CopyReply, type Packet } from './EmbeddedSocket.ts'
import { lockFolder } from './folderLock.ts'

/** A pool of `pg`, and how to close what is behind it. */
export interface EmbeddedPool {
  pool: Pool
  close: () => Promise<void>
}

/** What is sent to the worker so that it copies its folder. */
export interface CopyRequest {
  readonly copyTo: string
}

/** The embedded database. */
export interface OpenedFolder extends EmbeddedPool {
  /** Copies the folder of the database between two statements. The second waits for that, usually for less than a second. */
  readonly copyTo: (folder: string) => Promise<void>
}

/**
 * Opens the embedded database in `folder`, which is created if it does not exist (5 to 12 s) and belongs to
 * this process until closed. There is one connection: a transaction must not stay open while the process
 * computes. `onLost` is called if the database stops unexpectedly (a full disk can cause that); connections then
 * fail until the server is restarted.
 */
export async function openEmbedded(
  folder: string,
  config: PoolConfig,
  onLost: (reason: Error) => void = () => undefined,
): Promise<OpenedFolder> {
  const unlock = lockFolder(folder)
  keepPrivate(folder)
  const data = join(folder, 'pglite')
  const made = join(folder, 'made')
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder: data },
    // Without options the thread has those of the process.
    ...(typeOptions.length > 0 && { execArgv: [...typeOptions] }),
  })
  const ended = new Promise<unknown>((resolve) => {
    worker.once('error', resolve)
    worker.once('exit', (code) => resolve(new Error(`the embedded database ended with ${code}`)))
  })
  try {
    requireWhole(data, made)
    await Promise.race([
      new Promise((resolve) => worker.once('message', resolve)),
      ended.then((reason) => Promise.reject(new SettingsError(cannotOpen(folder, reason)))),
    ])
    writeFileSync(made, '')
  } catch (error) {
    await worker.terminate()
    unlock()
    throw error
  }
  const sockets = new Set<EmbeddedSocket>()
  const pool = new Pool({
    ...config,
    pipeline: true,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // The types of `pg` require only a Duplex; see EmbeddedSocket for what else it calls.
    stream: () => {
      const socket = new EmbeddedSocket(worker)
      sockets.add(socket.once('close', () => sockets.delete(socket)))
      return socket
    },
  })
  let isClosing = false
  worker.once('exit', (code) => {
    if (isClosing) return
    const reason = Object.assign(new Error(`its thread ended with ${code}`), { code: 'ECONNRESET' })
    for (const socket of sockets) socket.destroy(reason)
    onLost(reason)
  })
  const close = async (): Promise<void> => {
    isClosing = true
    await pool.end()
    worker.postMessage(null)
    await ended
    unlock()
  }
  const copyTo = async (to: string): Promise<void> => {
    const answered = new Promise<CopyReply>((resolve) => {
      const hear = (reply: Packet | CopyReply | null): void => {
        if (!reply || !('copiedTo' in reply) || reply.copiedTo !== to) return
        worker.off('message', hear)
        resolve(reply)
      }
      worker.on('message', hear)
    })
    worker.postMessage({ copyTo: to } satisfies CopyRequest)
    const { failure } = await answered
    if (failure !== undefined) throw new Error(`The embedded database could not be copied: ${failure}`)
  }
  return { pool, close, copyTo }
}

/**
 * A folder whose database was once complete and is not now must not be initialised again on top of what is
 * left.
 */
function requireWhole(data: string, made: string): void {
  if (!existsSync(made) || !existsSync(data) || readdirSync(data).length === 0) return
  if (existsSync(join(data, 'PG_VERSION'))) return
  throw new SettingsError(
    `The database in ${data} is damaged: PG_VERSION is missing. Restore the folder from a backup, ` +
      'or set DATA_DIR to another one.',
  )
}

// The error that ended the thread may have lost its class on the way, and with it the message.
const cannotOpen = (folder: string, reason: unknown): string =>
  `The embedded database in ${folder} cannot be opened ` +
  `(${reason instanceof Error ? reason.message : JSON.stringify(reason)}). Is the disk full? If ` +
  'not, restore the folder from a backup.'

// The embedded database ends when it cannot write its log, which grows by 16 MB at a time.
const reserve = 64 * 2 ** 20

/** Whether the folder's disk has more free space than the database needs to continue and to be closed. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > reserve
}
