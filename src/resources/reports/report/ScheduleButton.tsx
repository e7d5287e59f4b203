import Schedule from '@mui/icons-material/ScheduleRounded'
import { useState } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { createCall } from '#contract/resourceCalls.ts'
import { reportSchedule } from '#contract/reports/reportSchedule.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import type { Run } from './ReportPreview.tsx'

const { repeats, weekday, day, at_time, format, recipients, recipient_roles } = reportSchedule.fields
const fields = { repeats, weekday, day, at_time, format, recipients, recipient_roles }

/** Has a report sent again and again, with the parameters that are shown. */
export function ScheduleButton({ run }: { readonly run: Run }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { send } = useSend(createCall(reportSchedule), { refreshes: [reportSchedule] })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton icon={<Schedule />} onClick={() => setOpen(true)}>
        {translate('reports.schedule.add')}
      </ActionButton>
      {isOpen && (
        <FormDialog
          title={translate('reports.schedule.add')}
          text={translate('reports.schedule.text')}
          confirm={translate('reports.schedule.confirm')}
          fields={fields}
          texts="resources.reports/schedule"
          values={{ repeats: 'daily', at_time: '08:00', format: 'xlsx', recipients: [], recipient_roles: [] }}
          shows={isShown}
          onClose={() => setOpen(false)}
          onConfirm={async (values) => {
            await send({ body: { ...run, ...values } })
            setOpen(false)
            notify('reports.schedule.saved', { type: 'success' })
          }}
        />
      )}
    </>
  )
}

/** A weekly report has a day of the week, a monthly report a day of the month. */
const isShown = (source: string, values: { readonly repeats?: unknown }): boolean =>
  (source !== 'weekday' || values.repeats === 'weekly') && (source !== 'day' || values.repeats === 'monthly')
