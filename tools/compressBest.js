import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

import { toBrotli, withoutBrotli } from './compress.js'
import { withLock } from './lock.js'

// Makes the `.br` files of the console, which `npm start` leaves out: `node tools/compressBest.js dist` while the server
// runs. Until a file is there, browsers get the `.gz` file, so this may end at any time, and the next run does the rest.

setPriority(constants.priority.PRIORITY_LOW)

const dist = resolve(process.argv[2] ?? 'dist')

for (const file of await withoutBrotli(dist)) {
  const content = read(file)
  if (!content) continue
  const compressed = await toBrotli(content)
  await withLock(join(dist, '../.cache/build.lock'), '', async () => {
    // A build may have replaced the file since it was read.
    if (read(file)?.equals(content)) put(`${file}.br`, compressed)
  })
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/**
 * Renamed, so that nobody ever reads half of it.
 *
 * @param {string} file
 * @param {Buffer} content
 */
function put(file, content) {
  const unfinished = join(dirname(file), `.${basename(file)}`)
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
