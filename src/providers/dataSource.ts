/** A data source other than the operator's API. */
export interface DataSource {
  /** Its protocol. `simple-rest` is the dialect of `ra-data-simple-rest`. */
  readonly kind: 'simple-rest'
  /**
   * Its address. The default is `/sources/<id>`, from where the server forwards calls to the address in its
   * setting `DATA_SOURCES`. The session's token is only sent to our own origin.
   */
  readonly url?: string
}
