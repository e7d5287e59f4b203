/**
 * Why an attempt must end: the job was cancelled, another server has it, or this server stops and hands it
 * back.
 */
export class Stop extends Error {
  readonly how: 'cancelled' | 'lost' | 'handedBack'

  constructor(how: Stop['how']) {
    super(how)
    this.how = how
  }
}
