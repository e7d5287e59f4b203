import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import Trending from '@mui/icons-material/TrendingUpOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { billingRunStart } from '#contract/PS/billingRun.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

/** Fetched when it opens: the list is shown without inputs. */
const StartDialog = lazy(async () => ({ default: (await import('./StartDialog.tsx')).StartDialog }))

/** Starts a run at the current site, or a forecast, and opens its page. */
export function StartActions() {
  const translate = useTranslate()
  const site = usePerson().site?._id
  const [dialog, setDialog] = useState<'start' | 'forecast' | null>(null)
  const may = useCan(billingRunStart.can)
  if (!may || site === undefined) return null
  return (
    <>
      <Button startIcon={<Trending />} onClick={() => setDialog('forecast')}>
        {translate('PS.billing.forecast.title')}
      </Button>
      <Button variant="contained" startIcon={<Receipt />} onClick={() => setDialog('start')}>
        {translate('PS.billing.start.title')}
      </Button>
      {dialog !== null && (
        <Suspense>
          <StartDialog name={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  )
}
