const unknown = 0xffffffff

/** A zip with its sizes and places in the longer records (ZIP64), as programs write them that do not know how long it will be. */
export function longZip(zip: Uint8Array): Buffer {
  const from = Buffer.from(zip)
  const end = from.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const [count, start] = [from.readUInt16LE(end + 10), from.readUInt32LE(end + 16)]
  const entries: Buffer[] = []
  for (let index = 0, at = start; index < count; index += 1) {
    const nameLength = from.readUInt16LE(at + 28)
    const entry = Buffer.from(from.subarray(at, at + 46 + nameLength))
    const extra = Buffer.alloc(20)
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(16, 2)
    extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(24)), 4)
    extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(20)), 12)
    entry.writeUInt32LE(unknown, 20)
    entry.writeUInt32LE(unknown, 24)
    entry.writeUInt16LE(extra.length, 30)
    entry.writeUInt16LE(0, 32)
    entries.push(entry, extra)
    // In front of the content stands that its length is not known yet.
    const local = entry.readUInt32LE(42)
    from.writeUInt16LE(from.readUInt16LE(local + 6) | 8, local + 6)
    for (const place of [18, 22]) from.writeUInt32LE(unknown, local + place)
    at += 46 + nameLength + from.readUInt16LE(at + 30) + from.readUInt16LE(at + 32)
  }
  const directory = Buffer.concat(entries)
  const record = Buffer.alloc(56)
  record.write('PK\u0006\u0006', 'latin1')
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(directory.length), 40)
  record.writeBigUInt64LE(BigInt(start), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\u0006\u0007', 'latin1')
  locator.writeBigUInt64LE(BigInt(start + directory.length), 8)
  locator.writeUInt32LE(1, 16)
  const last = Buffer.alloc(22)
  last.write('PK\u0005\u0006', 'latin1')
  for (const at of [8, 10]) last.writeUInt16LE(0xffff, at)
  for (const at of [12, 16]) last.writeUInt32LE(unknown, at)
  return Buffer.concat([from.subarray(0, start), directory, record, locator, last])
}
