/** Where the contents of uploaded files are kept, each under a name from `newFileName`. */
export interface FileStore {
  /** Stores the file at this path under the name, completely or not at all. */
  readonly put: (name: string, path: string) => Promise<void>
  /** The content, as soon as its first bytes are available; null for an unknown name. */
  readonly get: (name: string) => Promise<AsyncIterable<Uint8Array> | null>
  /** Does nothing for an unknown name. */
  readonly remove: (name: string) => Promise<void>
}
