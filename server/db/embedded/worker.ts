import { constants, cpSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { checkpoints, idleMs } from './checkpoints.ts'
import type { Packet } from './EmbeddedSocket.ts'
import type { CopyRequest } from './openEmbedded.ts'

// The embedded database runs in its own thread: a long query would otherwise block the event loop.
const port = parentPort
if (!port) throw new Error('worker.ts runs as a worker thread only')

const { folder } = workerData as { folder: string }

// Nothing copies the log of the embedded database, so it holds only what a crash needs, and segments that are no longer
// needed are removed rather than kept for later.
const logSettings = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'wal_recycle=off',
  'min_wal_size=8MB',
  'max_wal_size=32MB',
]

const database = await PGlite.create({
  dataDir: folder,
  extensions: { btree_gin, citext, pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, ...logSettings.flatMap((setting) => ['-c', setting])],
  initDbStartParams: ['--wal-segsize=1'],
})

// Nobody makes another database in this folder, and the two that one would be copied from take 7 MB each.
await database.exec('update pg_database set datistemplate = false where datistemplate')
const { rows: templates } = await database.query<{ datname: string }>(
  "select datname from pg_database where datname in ('template0', 'template1') and datname <> current_database()",
)
for (const { datname } of templates) await database.exec(`drop database ${datname}`)

const log = checkpoints(join(folder, 'pg_wal'), () => database.exec('checkpoint'))

// Packets are answered in the order in which they came; null closes the database.
let current = 0
let queue = Promise.resolve()
port.on('message', (packet: Packet | CopyRequest | null) => {
  queue = queue.then(() => {
    if (packet === null) return close()
    return 'copyTo' in packet ? copy(packet) : answer(packet)
  })
})
setInterval(() => {
  queue = queue.then(log.whileIdle)
}, idleMs).unref()
port.postMessage(null)

async function answer({ connection, bytes }: Packet): Promise<void> {
  if (connection !== current) await takeOver(connection)
  // A copy, because the reply can be a view of the database's own memory.
  const reply = new Uint8Array(await database.execProtocolRaw(bytes))
  const packet: Packet = { connection, bytes: reply }
  const isReady = log.isReady(reply)
  port?.postMessage(packet, [reply.buffer])
  if (isReady) await log.afterStatement()
}

// There is one back end behind all connections: what a lost connection left open must not leak into the next.
async function takeOver(connection: number): Promise<void> {
  if (current > 0) {
    await database.exec('rollback')
    await database.exec('discard all')
  }
  current = connection
}

// Between two statements nothing else writes to the folder.
async function copy({ copyTo }: CopyRequest): Promise<void> {
  let failure: string | undefined
  try {
    await database.exec('checkpoint')
    cpSync(folder, copyTo, { recursive: true, mode: constants.COPYFILE_FICLONE })
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error)
  }
  port?.postMessage({ copiedTo: copyTo, failure })
}

async function close(): Promise<void> {
  await database.close()
  port?.close()
}
