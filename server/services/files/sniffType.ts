import { open, type FileHandle } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { readZipDirectory, type ZipDirectory } from '#server/services/sheet/zipDirectory.ts'
import { csvType, xlsxType } from '#server/base/knownTypes.ts'

/**
 * Detects the type of a file from its content; null if it is unknown. Text has no signature: it counts as CSV
 * if its name says so and it does not begin like an HTML page or SVG, which run scripts. Throws for a zip
 * that would unpack to too much.
 */
export async function sniffType(path: string, name: string): Promise<string | null> {
  const { head, parts } = await withFile(path, async (file) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
    const read = buffer.subarray(0, bytesRead)
    const isZip = read.toString('latin1', 0, 2) === 'PK'
    return { head: read, parts: isZip ? await readZipDirectory(file) : undefined }
  })
  const found = await fileTypeFromFile(path)
  // Programs that write a workbook without knowing its length say only at its end what it is.
  if (found?.mime === 'application/zip' && parts && isWorkbook(parts)) return xlsxType
  if (found) return found.mime
  return /\.csv$/i.test(name) && isPlainText(head) ? csvType : null
}

const isWorkbook = (parts: ZipDirectory): boolean =>
  parts.has('[content_types].xml') && [...parts.keys()].some((name) => /(^|\/)workbook\.xml$/.test(name))

/** Opens a file for the duration of the work. */
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
  // NUL bytes occur in UTF-16 and in programs. Other control characters can occur in a text, and so in an
  // export of it.
  return text.length > 0 && !text.includes('\0') && !text.trimStart().startsWith('<')
}
