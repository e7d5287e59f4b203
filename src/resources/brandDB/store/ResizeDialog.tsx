import { Alert } from '@mui/material'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { storeResize } from '#contract/brandDB/store.ts'
import { CallDialog } from '#src/kit/form/call/CallDialog.tsx'
import type { Store } from './storeRecord.ts'
import { useExplain } from './useExplain.ts'
import { useLineage } from './useStoreFacts.ts'

/** Asks for the new area of a unit, and the day from which it applies. */
export function ResizeDialog({ record, onClose }: { readonly record: Store; readonly onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const explain = useExplain()
  const { today } = useLineage(record._id) ?? {}
  return (
    <CallDialog
      // The day is filled in as soon as it has loaded.
      key={today}
      call={storeResize}
      input={(body) => ({
        query: { cond: { _id: record._id } },
        body: { action: 'resize' as const, ...body },
      })}
      texts="brandDB.store.resize"
      values={{ area: record.area, from: today }}
      title={translate('brandDB.store.resize.title', { unit: record.store_no })}
      confirm={translate('brandDB.store.action.save_area')}
      renderError={(error) => <Alert severity="error">{explain(error).whole}</Alert>}
      onDone={() => notify('brandDB.store.resize.done', { type: 'success' })}
      onClose={onClose}
    />
  )
}
