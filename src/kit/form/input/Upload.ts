import { errcodes } from '#contract/reply.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'

/** A file that is being uploaded. */
export interface Upload {
  readonly key: number
  readonly file: File
  readonly state: 'waiting' | 'preparing' | 'sending' | 'failed'
  /** The file is what will be sent, and need not be prepared. */
  readonly isPrepared: boolean
  /** The uploaded fraction, from 0 to 1. */
  readonly sent: number
  /** Why it failed, for the user; empty if the reason is unknown. */
  readonly error: string
  /** Refused permanently: a retry would not help. */
  readonly isHopeless: boolean
  /** It failed because the network was away. */
  readonly isOffline: boolean
  /** How often it failed. */
  readonly tries: number
  /** The uid of the stored file that it replaces. */
  readonly replaces?: string
}

/** Returns what is wrong with a file, for the user; undefined if nothing is. */
export type Refusal = (file: File) => string | undefined

/** A file that waits for its turn, or was refused at once. */
export const newUpload = (key: number, file: File, error: string | undefined): Upload => ({
  key,
  file,
  state: error === undefined ? 'waiting' : 'failed',
  isPrepared: false,
  sent: 0,
  error: error ?? '',
  isHopeless: error !== undefined,
  isOffline: false,
  tries: 0,
})

/** What is different about an upload that failed. */
export function failureOfUpload(error: unknown, { tries }: Upload): Partial<Upload> {
  const { code, message, isNetwork, isTemporary } = failureOf(error)
  const isOffline = isNetwork && isTemporary
  return {
    state: 'failed',
    error: isNetwork ? '' : message,
    isHopeless: hopeless.includes(code),
    isOffline,
    tries: tries + 1,
  }
}

const hopeless: readonly number[] = [errcodes['file.too_large'], errcodes['file.type']]
