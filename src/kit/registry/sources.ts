/** A place other than the operator's API in which records live. */
export interface DataSource {
  /** How it is spoken to. `simple-rest` is the dialect of `ra-data-simple-rest`. */
  readonly kind: 'simple-rest'
  /**
   * Its address. When left out, `/sources/<id>`, where the server hands calls on to what its setting `DATA_SOURCES`
   * names. The session's token goes to our own origin alone.
   */
  readonly url?: string
}
