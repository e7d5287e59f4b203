import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const encode = promisify(brotliCompress)

/** The usual blocks, and small ones: which of them are better differs from file to file. */
const blockSizes = [0, 16]

/**
 * Compresses each text file of a build to `.br` and `.gz` files beside it, so that it is compressed only
 * once, and well.
 *
 * @returns {import('vite').Plugin}
 */
export const compress = () => ({
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir = '.' }, bundle) {
    const files = Object.keys(bundle).filter((file) => /\.(js|css|html|svg)$/.test(file))
    await Promise.all(
      files.map(async (file) => {
        const path = join(dir, file)
        const content = await readFile(path)
        await writeFile(`${path}.br`, await toBrotli(content))
        await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }))
      }),
    )
  },
})

/**
 * @param {Buffer} content
 * @returns {Promise<Buffer>} the shortest encoding
 */
async function toBrotli(content) {
  const all = await Promise.all(
    blockSizes.map((size) => encode(content, { params: { [constants.BROTLI_PARAM_LGBLOCK]: size } })),
  )
  return all.reduce((best, next) => (next.length < best.length ? next : best))
}
