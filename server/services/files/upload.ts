/** An uploaded file, on this server's disk until the request is over. */
export interface Upload {
  readonly path: string
  /** The sender's name for it. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Of the content, in hex. */
  readonly sha256: string
}
