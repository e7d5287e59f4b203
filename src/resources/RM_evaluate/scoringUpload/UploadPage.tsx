import Download from '@mui/icons-material/FileDownloadOutlined'
import Done from '@mui/icons-material/TaskAltOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { dailyStores } from '#contract/RM_evaluate/scoringDay.ts'
import { dailyScoringTemplate } from '#contract/RM_evaluate/scoringUpload.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { State } from '#src/kit/value/state/State.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { UploadForm } from './UploadForm.tsx'

/** The days that can be chosen, today first; the server knows how far back a person may go. */
const days = 7

/** Takes the scores of a day from a file: chosen, checked, and stored as a whole. */
export function UploadPage() {
  const translate = useTranslate()
  const site = usePerson().site?._id ?? ''
  const { send, showFailure } = useBackEnd()
  const [back, setBack] = useState(0)
  const { data, error, retry } = useCall(dailyStores, { query: { site } })
  if (!data) return error ? <ErrorState error={error} retry={retry} isPage /> : <RecordSkeleton />
  const today = data.list[0]?.stat_time
  if (today === undefined)
    return (
      <PlainPage title="RM_evaluate.upload.title">
        <State icon={Done} title={translate('RM_evaluate.upload.empty')} />
      </PlainPage>
    )
  const stat_time = today - back * 86_400
  const template = () => void send(dailyScoringTemplate, { query: { site, stat_time } }).catch(showFailure)
  return (
    <PlainPage title="RM_evaluate.upload.title">
      <PageControls>
        <LabelledSelect
          label={translate('RM_evaluate.upload.day')}
          value={String(back)}
          options={Array.from({ length: days }, (_, at) => [String(at), formatDate(today - at * 86_400)])}
          onChange={(chosen) => setBack(Number(chosen))}
        />
        <Button startIcon={<Download />} onClick={template}>
          {translate('RM_evaluate.upload.template')}
        </Button>
      </PageControls>
      <UploadForm key={stat_time} day={{ site, stat_time }} />
    </PlainPage>
  )
}
