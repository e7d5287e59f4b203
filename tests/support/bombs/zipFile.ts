import { randomBytes } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Content that is repeated between a head and a tail. */
export interface RepeatedContent {
  readonly head?: string
  readonly repeat: string
  readonly times: number
  readonly tail?: string
}
export type ZipPart = string | RepeatedContent

/** Packs parts into a zip without ever holding them unpacked, so that a bomb costs whoever makes it little. */
export function zipOf(parts: Iterable<[string, ZipPart]>): Buffer<ArrayBuffer> {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let [offset, count] = [0, 0]
  for (const [path, part] of parts) {
    const { packed, size, crc } = deflated(part)
    const name = Buffer.from(path)
    const facts = Buffer.alloc(26)
    // Version 2.0, names in UTF-8, deflated.
    for (const [at, value] of [20, 0x0800, 8].entries()) facts.writeUInt16LE(value, at * 2)
    for (const [at, value] of [crc, packed.length, size].entries()) facts.writeUInt32LE(value, 10 + at * 4)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, packed])
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, name)
    bodies.push(local)
    offset += local.length
    count += 1
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  for (const at of [8, 10]) end.writeUInt16LE(count, at)
  const length = directory.reduce((sum, { length }) => sum + length, 0)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

/** What no compression makes smaller, in a zip of text: a limit on the ratio does not see the bomb behind it. */
export const padding = (bytes: number): [string, ZipPart] => [
  'xl/media/padding.bin',
  randomBytes(bytes).toString('base64'),
]

/** What is packed with a full flush ends with a whole byte and refers to nothing before it, so it can be put anywhere. */
const whole = { finishFlush: constants.Z_FULL_FLUSH }

function deflated(part: ZipPart): { packed: Buffer; size: number; crc: number } {
  const packed: Buffer[] = []
  let [size, crc, last] = [0, 0, Buffer.alloc(0)]
  let packedLast = last
  for (const piece of piecesOf(part)) {
    // The same piece comes hundreds of times: it is packed once.
    if (piece !== last) [last, packedLast] = [piece, deflateRawSync(piece, whole)]
    packed.push(packedLast)
    size += piece.length
    crc = crc32(piece, crc)
  }
  return { packed: Buffer.concat([...packed, deflateRawSync('')]), size, crc }
}

/** Pieces of about a megabyte. */
function* piecesOf(part: ZipPart): Generator<Buffer<ArrayBuffer>> {
  if (typeof part === 'string') return yield Buffer.from(part)
  const { head = '', repeat, times, tail = '' } = part
  yield Buffer.from(head)
  const atOnce = Math.max(1, Math.floor(2 ** 20 / repeat.length))
  const piece = Buffer.from(repeat.repeat(atOnce))
  for (let left = times; left > 0; left -= atOnce) {
    yield left >= atOnce ? piece : Buffer.from(repeat.repeat(left))
  }
  yield Buffer.from(tail)
}
