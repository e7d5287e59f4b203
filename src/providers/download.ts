import type { SavedFile } from '#contract/callInput.ts'
import { lastSegment, safeFileName } from './fileName.ts'
import type { Http, HttpRequest } from './http.ts'
import { readFile } from './readFile.ts'
import { saveFile } from './saveFile.ts'

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
