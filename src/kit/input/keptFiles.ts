import { createContext } from 'react'
import type { PendingFile } from '#src/kit/outbox/outboxForm.ts'

/** Where a form leaves files that are not uploaded yet, so that they are uploaded later. */
export interface KeptFiles {
  /** Those that it was opened with, by field. */
  readonly files: Readonly<Record<string, readonly PendingFile[]>>
  readonly reportFiles: (source: string, files: readonly PendingFile[]) => void
}

/**
 * Provided around a form that need not wait until its files are uploaded, such as one of answers that have
 * `photos`. Null elsewhere.
 */
export const KeptFilesContext = createContext<KeptFiles | null>(null)
