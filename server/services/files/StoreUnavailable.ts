/** The store of files did not do what it was asked: it is away, full, or does not know our keys. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the store of files is not available', { cause })
    this.name = 'StoreUnavailable'
  }
}
