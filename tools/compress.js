import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const encode = promisify(brotliCompress)

/** The usual blocks, and small ones: which of them are better differs from file to file. */
const blockSizes = [0, 16]
const smallBlock = 2 ** 16

/**
 * Compresses each text file of a build to a `.gz` file next to it, so that it is compressed only once. That takes a tenth
 * of a second for all of them, and `toBrotli`, which makes them a seventh smaller, ten.
 *
 * @param {string} folder
 */
export async function addGzip(folder) {
  await Promise.all(
    (await textFiles(folder)).map(async (file) =>
      writeFile(`${file}.gz`, await toGzip(await readFile(file), { level: 9 })),
    ),
  )
}

/**
 * Adds both, as small as they can be.
 *
 * @param {string} folder
 */
export async function compressAll(folder) {
  await addGzip(folder)
  await Promise.all(
    (await withoutBrotli(folder)).map(async (file) =>
      writeFile(`${file}.br`, await toBrotli(await readFile(file))),
    ),
  )
}

/**
 * The text files of a build that have no `.br` file next to them.
 *
 * @param {string} folder
 */
export const withoutBrotli = async (folder) =>
  (await textFiles(folder)).filter((file) => !existsSync(`${file}.br`))

/**
 * @param {Buffer} content
 * @returns {Promise<Buffer>} the shortest encoding
 */
export async function toBrotli(content) {
  const sizes = blockSizes.filter((size) => size === 0 || content.length > smallBlock)
  const all = await Promise.all(
    sizes.map((size) => encode(content, { params: { [constants.BROTLI_PARAM_LGBLOCK]: size } })),
  )
  return all.reduce((best, next) => (next.length < best.length ? next : best))
}

/** @param {string} folder */
const textFiles = async (folder) =>
  (await readdir(folder, { recursive: true }))
    .filter((file) => /\.(js|css|html|svg)$/.test(file))
    .map((file) => join(folder, file))
