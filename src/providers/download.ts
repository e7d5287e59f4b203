import type { SavedFile } from '#contract/callInput.ts'
import { lastSegment, safeFileName } from './fileName.ts'
import type { Http, HttpRequest } from './http.ts'
import { readFile } from './readFile.ts'

/**
 * Fetches a file and saves it under the name that the back end gives it, otherwise `name`, otherwise the last
 * part of the path.
 */
export async function download(http: Http, request: HttpRequest, name = ''): Promise<SavedFile> {
  const file = await http.exchange(request, readFile)
  const savedAs = file.name ?? safeFileName(name) ?? lastSegment(request.path) ?? 'download'
  saveFile(file.blob, savedAs)
  return { name: savedAs }
}

/** Saves a file as a browser download. */
function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after the click; if it is revoked too early, nothing is saved.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
