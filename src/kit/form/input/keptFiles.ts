import { createContext } from 'react'

/** A file that a form has, and the server does not. */
export interface PendingFile {
  readonly file: File
  /** The file is what will be sent, and need not be reduced. */
  readonly isPrepared: boolean
  /** The uid of the stored file in whose place it goes, such as that of the photo that was drawn on. */
  readonly replaces?: string
}

/** Where a form leaves files that are not uploaded yet, so that they are uploaded later. */
export interface KeptFiles {
  /** The files that the form was opened with, by field. */
  readonly files: Readonly<Record<string, readonly PendingFile[]>>
  readonly reportFiles: (source: string, files: readonly PendingFile[]) => void
}

/**
 * Provided around a form that need not wait until its files are uploaded, such as one of answers that have
 * `photos`. Null elsewhere.
 */
export const KeptFilesContext = createContext<KeptFiles | null>(null)
