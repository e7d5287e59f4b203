import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { reportFile, reportRun } from '#contract/reports/center.ts'
import { reportExport } from '#contract/reports/reportExport.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { JobProgress } from '#src/kit/page/job/JobProgress.tsx'
import type { Run } from './ReportPreview.tsx'
import styles from './Reports.module.css'

interface DownloadsProps {
  readonly run: Run & { readonly locale: 'zh_CN' | 'zh_TW' | 'en_US' }
}

const formats = ['xlsx', 'csv'] as const

/** Buttons for the file of a report: it is written in the background, and saved once it is there. */
export function Downloads({ run }: DownloadsProps) {
  const translate = useTranslate()
  const { send, isSending, showFailure } = useSend(reportRun, { refreshes: [reportExport] })
  const file = useSend(reportFile, { refreshes: [reportExport] })
  const [started, setStarted] = useState<{ _id: string; job_id: string } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const isBusy = isSending || isWriting || file.isSending
  const start = async (format: (typeof formats)[number]) => {
    setFailed(false)
    setStarted(await send({ body: { ...run, format } }))
    setWriting(true)
  }
  const end = (id: string) => {
    setWriting(false)
    // A report that was refused meanwhile has no file.
    file.send({ params: { id } }).catch(() => setFailed(true))
  }
  return (
    <div>
      <div className="flex wrap gap-8">
        {formats.map((format) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            startIcon={<Download />}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void start(format).catch(showFailure)}
          >
            {translate(`reports.report.${format}`)}
          </Button>
        ))}
      </div>
      {started && (
        <div className={styles['progress']}>
          <JobProgress id={started.job_id} onEnd={() => end(started._id)} />
          {hasFailed && <p role="alert">{translate('reports.report.failed')}</p>}
          <LinkBase to="/reports/history">{translate('reports.report.in_history')}</LinkBase>
        </div>
      )}
    </div>
  )
}
