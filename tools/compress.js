import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Compresses each text file of a build to `.br` and `.gz` files beside it, so that it is compressed only
 * once, and well.
 *
 * @returns {import('vite').Plugin}
 */
export const compress = () => ({
  name: 'compress',
  apply: 'build',
  writeBundle({ dir = '.' }, bundle) {
    for (const file of Object.keys(bundle)) {
      if (!/\.(js|css|html|svg)$/.test(file)) continue
      const path = join(dir, file)
      const content = readFileSync(path)
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
      )
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    }
  },
})
