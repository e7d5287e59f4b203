/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */
/** @typedef {Readonly<Record<string, Chunk | import('vite').Rolldown.OutputAsset>>} Bundle */

/**
 * The files of the chunks for which `isIt` is true.
 *
 * @param {Bundle} bundle
 * @param {(chunk: Chunk) => boolean} isIt
 */
export const chunksOf = (bundle, isIt) =>
  Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' && isIt(chunk) ? [chunk.fileName] : []))

/**
 * Some chunks, and the chunks that they need to run.
 *
 * @param {Bundle} bundle
 * @param {Iterable<string>} files
 * @param {(chunk: Chunk) => Iterable<string>} [next] the chunks to follow from a chunk
 * @returns {Set<string>} files
 */
export function withImports(bundle, files, next = ({ imports }) => imports) {
  const found = new Set(files)
  for (const file of found) {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') continue
    for (const other of next(chunk)) found.add(other)
  }
  return found
}

/**
 * Whether a chunk contains the module whose path ends like this.
 *
 * @param {string} path
 */
export const contains =
  (path) =>
  (/** @type {Chunk} */ { moduleIds }) =>
    moduleIds.some((id) => id.endsWith(path))
