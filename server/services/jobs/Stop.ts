/** Why an attempt is to end: the job was called off, another server has it, or this server stops and hands it back. */
export class Stop extends Error {
  readonly how: 'cancelled' | 'lost' | 'handedBack'

  constructor(how: Stop['how']) {
    super(how)
    this.how = how
  }
}
