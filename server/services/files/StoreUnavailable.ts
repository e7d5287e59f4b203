/** The file store could not do what it should: it is unavailable, full, or does not accept our keys. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the file store is not available', { cause })
    this.name = 'StoreUnavailable'
  }
}
