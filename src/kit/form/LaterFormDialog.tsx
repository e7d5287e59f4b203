import { lazy, Suspense } from 'react'
import type { Fields } from '#contract/resource.ts'
import type { FormDialog, FormDialogProps } from './FormDialog.tsx'

// `lazy` forgets that the values follow from the fields.
const Dialog = lazy(async () => ({
  default: (await import('./FormDialog.tsx')).FormDialog,
})) as typeof FormDialog

/**
 * `FormDialog` for lists: fetches the inputs when it opens, so that a list can be shown without them. Usually they have
 * been fetched by then, because pages are fetched ahead once the list is complete.
 */
export const LaterFormDialog = <F extends Fields>(props: FormDialogProps<F>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
