import { errcodes } from '#contract/reply.ts'

/** The parts of an error of the data provider that screens need. */
export interface Failure {
  /**
   * The envelope's errcode (specification section 8), otherwise the HTTP status, otherwise 0: there was no
   * reply.
   */
  code: number
  /** The server's message for the user; empty if there is none. */
  message: string
  /**
   * The envelope's data, such as the current record for an outdated save, or what refers to a record in use.
   */
  data: Readonly<Record<string, unknown>>
  isForbidden: boolean
  /** There was no usable reply. */
  isNetwork: boolean
  /**
   * Whether the call may succeed later without a change: there was no connection, the server is away or busy, or
   * the session has ended.
   */
  isTemporary: boolean
  /** The server itself is at fault, not what was sent: the same call may succeed once the server is mended. */
  isServerFault: boolean
  /** The user sees no message: the session has ended, or it is not a failed call. */
  isSilent: boolean
}

/** Reads any error; missing parts are empty. */
export function failureOf(error: unknown): Failure {
  const given: Record<string, unknown> = isObject(error) ? error : {}
  const code = Number(given['errcode'] || given['status'] || 0) || 0
  return {
    code,
    message:
      typeof given['errmsg'] === 'string' ? given['errmsg'] : error instanceof Error ? error.message : '',
    data: isObject(given['data']) ? given['data'] : {},
    isForbidden: forbidden.includes(code),
    isNetwork: given['isNetwork'] === true,
    isTemporary:
      given['isSilent'] === true ||
      (given['isNetwork'] === true ? away.includes(given['status']) : code === errcodes['rate.limited']),
    isServerFault: (code >= 500 && code < 600) || (code >= 5000 && code < 6000),
    isSilent: typeof given['errmsg'] !== 'string' || given['isSilent'] === true,
  }
}

/** A 200 that cannot be read is from the network itself, such as a hotel's sign-in page. */
const away: readonly unknown[] = [undefined, 0, 200, 429, 502, 503, 504]

const forbidden: readonly number[] = [
  403,
  errcodes['permission.denied'],
  errcodes['department.denied'],
  errcodes['site.denied'],
  errcodes['store.denied'],
  errcodes['ip.denied'],
]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
