import type { FileHandle } from 'node:fs/promises'
import { pipeline, Readable, Transform } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { fileProblems } from '#contract/fileProblems.ts'
import { refuseFile } from '#server/base/refuseFile.ts'

/** A file in a zip, as listed in the directory at its end. */
interface Entry {
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly start: number
}

/** The files in a zip by `partName`. */
export type ZipDirectory = ReadonlyMap<string, Entry>

/** The maximum size of the directory in bytes: names of some length for the maximum number of entries. */
const longestDirectory = 2_000_000
/** A zip that unpacks to less costs little, whatever its ratio. */
const alwaysUnpacked = 20 * 2 ** 20

/**
 * Reads which files are in a zip. Throws 4150 for a zip that is broken or encrypted, and 4130 for one that
 * unpacks to too much.
 */
export async function readZipDirectory(file: FileHandle): Promise<ZipDirectory> {
  const { size } = await file.stat()
  const tail = await bytes(file, Math.max(0, size - 65_557), Math.min(size, 65_557))
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 22 > tail.length) throw broken()
  const { count, length, start } = (await longEnd(file, tail.subarray(0, end))) ?? {
    count: tail.readUInt16LE(end + 10),
    length: tail.readUInt32LE(end + 12),
    start: tail.readUInt32LE(end + 16),
  }
  if (start + length > size) throw broken()
  if (count > fileProblems.entries.most || length > longestDirectory) throw refuseFile('entries')
  const entries = entriesIn(await bytes(file, start, length), count)
  const unpacked = [...entries.values()].reduce((sum, entry) => sum + entry.unpacked, 0)
  if (unpacked > fileProblems.unpacked.most) throw refuseFile('unpacked')
  if (unpacked > Math.max(alwaysUnpacked, size * fileProblems.ratio.most)) throw refuseFile('ratio')
  return entries
}

interface DirectoryPlace {
  readonly count: number
  readonly length: number
  readonly start: number
}

/** Where the directory is by the longer record (ZIP64) that programs write which do not know how long a file will be. */
async function longEnd(file: FileHandle, before: Buffer): Promise<DirectoryPlace | undefined> {
  const locator = before.subarray(-20)
  if (locator.length < 20 || locator.readUInt32LE(0) !== 0x07064b50) return undefined
  const record = await bytes(file, longAt(locator, 8), 56)
  if (record.length < 56 || record.readUInt32LE(0) !== 0x06064b50) throw broken()
  return { count: longAt(record, 32), length: longAt(record, 40), start: longAt(record, 48) }
}

/** A number of eight bytes. What is larger than a file can be is wrong. */
function longAt(from: Buffer, at: number): number {
  if (at + 8 > from.length) throw broken()
  const value = Number(from.readBigUInt64LE(at))
  if (!Number.isSafeInteger(value)) throw broken()
  return value
}

/** One file of a zip, unpacked as it is read. Throws 4150 if it is larger than the directory says. */
export async function openEntry(
  file: FileHandle,
  { method, packed, unpacked, start }: Entry,
): Promise<Readable> {
  const head = await bytes(file, start, 30)
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) throw broken()
  const from = start + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const raw = Readable.from(piecesOf(file, from, packed))
  const counted = counting(unpacked)
  // Errors on the way reach the reader of the end.
  const heard = () => undefined
  if (method === 0) return pipeline(raw, counted, heard)
  if (method === 8) return pipeline(raw, createInflateRaw(), counted, heard)
  throw broken()
}

function entriesIn(directory: Buffer, count: number): ZipDirectory {
  const entries = new Map<string, Entry>()
  for (let index = 0, at = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw broken()
    const [isEncrypted, method] = [directory.readUInt16LE(at + 8) & 1, directory.readUInt16LE(at + 10)]
    const lengths = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset))
    const [nameLength = 0, extraLength = 0] = lengths
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
    if (isEncrypted) throw broken()
    entries.set(partName(name), { method, ...sizesOf(directory, at, extra) })
    at += 46 + lengths.reduce((sum, length) => sum + length, 0)
  }
  return entries
}

/** Sizes and place of an entry. Those that do not fit into four bytes follow in order in a field of their own. */
function sizesOf(directory: Buffer, at: number, extra: Buffer): Omit<Entry, 'method'> {
  const long = longField(extra)
  let used = 0
  const read = (offset: number): number => {
    const short = directory.readUInt32LE(at + offset)
    if (short !== 0xffffffff || !long) return short
    used += 8
    return longAt(long, used - 8)
  }
  const unpacked = read(24)
  return { unpacked, packed: read(20), start: read(42) }
}

function longField(extra: Buffer): Buffer | undefined {
  for (let at = 0; at + 4 <= extra.length;) {
    const length = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === 1) return extra.subarray(at + 4, at + 4 + length)
    at += 4 + length
  }
  return undefined
}

/** Programs differ in the letter case and the slashes of the names of parts. */
export const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

async function* piecesOf(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length;) {
    const piece = await bytes(file, start + done, Math.min(65_536, length - done))
    if (piece.length === 0) throw broken()
    done += piece.length
    yield piece
  }
}

function counting(most: number): Transform {
  let size = 0
  return new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      size += piece.length
      if (size > most) done(broken())
      else done(null, piece)
    },
  })
}

async function bytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

const broken = () => refuseFile('broken')
