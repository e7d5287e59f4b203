import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'
import { mapPages } from './mapPages.ts'

/** The path of a file in a zip, and its content as it comes. */
export type ZipContent = readonly [path: string, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>]

/**
 * Files as a zip, compressed as they come. The event loop stays free meanwhile, and nothing is read ahead of
 * the network.
 */
export async function* zipStream(contents: Iterable<ZipContent>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for (const [filename, content] of contents) {
    const file: ZipInputFile = { filename, size: 0, crc: 0, compression: deflated }
    zip.add(file)
    for await (const piece of compressed(content, file)) {
      file.ondata?.(null, piece, false)
      yield* ready.splice(0)
    }
    file.ondata?.(null, new Uint8Array(0), true)
  }
  zip.end()
  yield* ready.splice(0)
}

/** The number of this method in the format. */
const deflated = 8

/** The compressed content; its size and checksum are recorded in the file on the way. */
function compressed(content: ZipContent[1], file: ZipInputFile): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const counted = mapPages(content, (bytes) => {
    file.size += bytes.length
    file.crc = crc32(bytes, file.crc)
    return bytes
  })
  // Errors on the way are thrown to the reader of the end.
  return pipeline(counted, createDeflateRaw({ level: 5 }), () => undefined)
}
