import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'

/** Channels of a pixel by the type that PNG has for them: red, green and blue, and opacity. */
const channelsOf = { 2: 3, 6: 4 } as const

interface Canvas {
  readonly width: number
  readonly height: number
  /** Of a channel. */
  readonly bits?: 8 | 16
  readonly type?: keyof typeof channelsOf
  /** Its pixels come in seven passes over all of the picture, so that a reader has to hold it whole. */
  readonly isInterlaced?: boolean
  /** Further chunks. */
  readonly more?: readonly Buffer[]
  /** Says that there are pixels, and has none. */
  readonly isEmpty?: boolean
}

/** A black PNG of whatever size, made without ever holding its pixels. */
export async function pngOf({
  width,
  height,
  bits = 8,
  type = 2,
  isInterlaced = false,
  more = [],
  isEmpty = false,
}: Canvas) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, type, 0, 0, isInterlaced ? 1 : 0], 8)
  const pixelBytes = (channelsOf[type] * bits) / 8
  const passes = isInterlaced ? adam7 : [[0, 0, 1, 1] as const]
  const bytes = passes.reduce((sum, [left, top, across, down]) => {
    const [columns, rows] = [Math.ceil((width - left) / across), Math.ceil((height - top) / down)]
    return sum + rows * (1 + columns * pixelBytes)
  }, 0)
  const pixels = isEmpty ? Buffer.alloc(0) : await zeros(bytes)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A comment of so many bytes, packed. */
export const packedComment = async (bytes: number): Promise<Buffer> =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), await zeros(bytes)]))

/** From where and in which steps each pass goes, across and down. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

async function zeros(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 1 })
  const packed = buffer(deflate)
  const piece = Buffer.alloc(2 ** 20)
  for (let left = bytes; left > 0; left -= piece.length) {
    if (!deflate.write(piece.subarray(0, left))) await once(deflate, 'drain')
  }
  deflate.end()
  return packed
}

/** A JPEG of 49 megapixels whose last pass comes a thousand times more. */
export async function jpegOfManyScans(): Promise<Buffer<ArrayBuffer>> {
  const canvas = { width: 7_000, height: 7_000, channels: 3, background: '#a03' } as const
  const picture = await sharp({ create: canvas }).jpeg({ progressive: true, quality: 50 }).toBuffer()
  const end = picture.length - 2
  const scan = picture.subarray(picture.lastIndexOf(Buffer.from([0xff, 0xda])), end)
  const scans = Array.from({ length: 1_000 }, () => scan)
  return Buffer.concat([picture.subarray(0, end), ...scans, picture.subarray(end)])
}
