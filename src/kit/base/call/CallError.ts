import type { HttpError } from '#src/providers/http.ts'

/** Why a call failed. `message` is for the user, in their language. */
export class CallError extends Error {
  /** The errcode of the contract's catalogue; 0 if the reply has none. */
  readonly errcode: number
  /** The HTTP status; 0 if there was no reply. */
  readonly status: number
  /** The data of the error, such as the current record. */
  readonly data: unknown
  /** There was no usable reply. */
  readonly isNetwork: boolean
  /** The user sees no message, because the session has ended. */
  readonly isSilent: boolean
  /** The errors of the body's fields, by name: a sentence to show at each field. */
  readonly fields: Readonly<Record<string, string>>

  constructor(
    { message, errcode, status, data, isNetwork, isSilent }: HttpError,
    fields: Readonly<Record<string, string>>,
  ) {
    super(message)
    this.name = 'CallError'
    this.errcode = errcode
    this.status = status
    this.data = data
    this.isNetwork = isNetwork
    this.isSilent = isSilent
    this.fields = fields
  }

  /** The message, under its name in the API. */
  get errmsg(): string {
    return this.message
  }
}
