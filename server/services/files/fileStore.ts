/** Where the contents of uploaded files are kept, each under a name of `newFileName`. */
export interface FileStore {
  /** Takes the file that lies at this path; it stands whole under its name afterwards, or not at all. */
  readonly put: (name: string, path: string) => Promise<void>
  /** The content, once its first bytes can be had; null for a name that is not there. */
  readonly get: (name: string) => Promise<AsyncIterable<Uint8Array> | null>
  /** Nothing happens for a name that is not there. */
  readonly remove: (name: string) => Promise<void>
}
