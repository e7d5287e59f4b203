import { lazy, Suspense } from 'react'
import type { FormDialogProps } from './FormDialog.tsx'

const Dialog = lazy(async () => ({ default: (await import('./FormDialog.tsx')).FormDialog }))

/**
 * `FormDialog` for lists: fetches the inputs when it opens, so that a list is there without them. Once the list
 * stands, they usually are, too.
 */
export const LaterFormDialog = (props: FormDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
