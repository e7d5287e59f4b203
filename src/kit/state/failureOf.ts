import { errcodes } from '#contract/reply.ts'

/** What a rejected call of the data provider says, as far as a screen wants to know. */
export interface Failure {
  /** The envelope's errcode (specification section 8), else the HTTP status, else 0: no answer came. */
  code: number
  /** The server's sentence for the person; empty when there is none. */
  message: string
  /** The envelope's data: the current record of a stale save, what refers to a record in use. */
  data: Readonly<Record<string, unknown>>
  isForbidden: boolean
  /** Nothing to tell the person: the session is over, or it is no failed call. */
  isSilent: boolean
}

/** Reads an error of any origin; what is missing is empty. */
export function failureOf(error: unknown): Failure {
  const given: Record<string, unknown> = isObject(error) ? error : {}
  const code = Number(given['errcode'] || given['status'] || 0) || 0
  return {
    code,
    message:
      typeof given['errmsg'] === 'string' ? given['errmsg'] : error instanceof Error ? error.message : '',
    data: isObject(given['data']) ? given['data'] : {},
    isForbidden: forbidden.includes(code),
    isSilent: typeof given['errmsg'] !== 'string' || given['isSilent'] === true,
  }
}

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
