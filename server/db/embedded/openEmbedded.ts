import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Pool, type PoolConfig } from 'pg'
import { EmbeddedSocket } from './EmbeddedSocket.ts'
import { lockFolder } from './folderLock.ts'

/** A pool of `pg` and how to end what is behind it. */
export interface Opened {
  pool: Pool
  close: () => Promise<void>
}

/**
 * Opens the embedded database in `folder`, which is made when absent (5 to 12 s) and belongs to this process until closed.
 * There is one connection: a transaction must not stay open while the process computes.
 */
export async function openEmbedded(folder: string, config: PoolConfig): Promise<Opened> {
  const unlock = lockFolder(folder)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder: join(folder, 'pglite') },
  })
  try {
    await once(worker, 'message')
  } catch (error) {
    unlock()
    throw error
  }
  const pool = new Pool({
    ...config,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // The types of `pg` ask for a Duplex and no more; see EmbeddedSocket for what else it calls.
    stream: () => new EmbeddedSocket(worker),
  })
  const close = async (): Promise<void> => {
    await pool.end()
    const exit = once(worker, 'exit')
    worker.postMessage(null)
    await exit
    unlock()
  }
  return { pool, close }
}
