import { open, type FileHandle } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { readZipDirectory } from '#server/services/sheet/zipDirectory.ts'
import { csvType } from '#server/base/knownTypes.ts'

/**
 * The type of a file by what is in it; null for what cannot be told. Text has no marks: it counts as CSV when it is called
 * so and does not begin like a page or a drawing, which run scripts. A zip that would unpack to too much is refused.
 */
export async function sniffType(path: string, name: string): Promise<string | null> {
  const head = await withFile(path, async (file) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
    const read = buffer.subarray(0, bytesRead)
    if (read.toString('latin1', 0, 2) === 'PK') await readZipDirectory(file)
    return read
  })
  const found = await fileTypeFromFile(path)
  if (found) return found.mime
  return /\.csv$/i.test(name) && isPlainText(head) ? csvType : null
}

/** Opens a file for as long as the work takes. */
async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

const byteOrderMark = /^\u00ef\u00bb\u00bf/

function isPlainText(head: Buffer): boolean {
  const text = head.toString('latin1').replace(byteOrderMark, '')
  // Zero bytes stand in UTF-16 and in programs. Other control characters can be in a text, and so in an export of it.
  return text.length > 0 && !text.includes('\0') && !text.trimStart().startsWith('<')
}
