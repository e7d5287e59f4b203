/** A file as it came. It lies on this server's disk until the request is over. */
export interface Upload {
  readonly path: string
  /** What the sender calls it. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Of the content, in hex. */
  readonly sha256: string
}
