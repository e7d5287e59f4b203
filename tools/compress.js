import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

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
