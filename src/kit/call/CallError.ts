import type { HttpError } from '#src/providers/http.ts'

/** Why a call failed. `message` is for the person, in their language. */
export class CallError extends Error {
  /** The error of the contract's catalogue; 0 where the reply named none. */
  readonly errcode: number
  /** The HTTP status; 0 when nothing came back. */
  readonly status: number
  /** What came with the error, such as the current record. */
  readonly data: unknown
  /** Nothing to tell the person: the session has ended. */
  readonly isSilent: boolean
  /** What is wrong with fields of the body, by name: a sentence each, to show at the field. */
  readonly fields: Readonly<Record<string, string>>

  constructor(
    { message, errcode, status, data, isSilent }: HttpError,
    fields: Readonly<Record<string, string>>,
  ) {
    super(message)
    this.name = 'CallError'
    this.errcode = errcode
    this.status = status
    this.data = data
    this.isSilent = isSilent
    this.fields = fields
  }

  /** The message under its name on the wire. */
  get errmsg(): string {
    return this.message
  }
}
