import { lazy, Suspense } from 'react'
import type { Identifier } from 'react-admin'

export interface EachRecordProps {
  /** What is done, and what is said of a record where it succeeded, in words. */
  readonly title: string
  readonly done: string
  readonly act: (id: Identifier) => Promise<unknown>
  readonly onClose: () => void
}

/**
 * A dialog that acts on the selected records of the list one by one, after all of them together were refused, and
 * reports the result for each. Those that it succeeded for are no longer selected when it closes.
 */
export const EachRecord = (props: EachRecordProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)

/** Fetched only after a refusal. */
const Dialog = lazy(async () => ({ default: (await import('./EachRecordDialog.tsx')).EachRecordDialog }))
