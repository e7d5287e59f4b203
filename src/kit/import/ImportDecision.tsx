import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { jobsKey } from '#src/kit/job/readJobs.ts'
import { usePerson } from '#src/kit/personContext.ts'
import { useCalls } from '#src/kit/useCalls.ts'
import styles from './Import.module.css'
import { importsKey, type ImportRun } from './readImports.ts'

/** What to do with a file that has been checked: store it, store what is good of it, or take the wrong rows to correct them. */
export function ImportDecision({ run }: { run: ImportRun }) {
  const calls = useCalls()
  const queries = useQueryClient()
  const translate = useTranslate()
  const { user } = usePerson()
  const [isBusy, setBusy] = useState(false)
  const good = run.to_add + run.to_change
  const isMine = run.created_by === user._id
  const apply = async (only_good: boolean) => {
    setBusy(true)
    await calls.call({ method: 'POST', path: `/import/${run._id}/apply`, body: { only_good } })
    await Promise.all([importsKey, jobsKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
    setBusy(false)
  }
  const failed = () => void calls.download({ path: `/import/${run._id}/failed` })
  return (
    <>
      <p>
        {translate(
          `atrium.import.next.${run.wrong === 0 ? (good > 0 ? 'good' : 'nothing') : good > 0 ? 'wrong' : 'all_wrong'}`,
        )}
      </p>
      <div className={styles['buttons']}>
        {isMine && good > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={() => void apply(run.wrong > 0)}>
            {translate(run.wrong > 0 ? 'atrium.import.apply_good' : 'atrium.import.apply', {
              smart_count: good,
            })}
          </Button>
        )}
        {isMine && run.wrong > 0 && run.file !== null && (
          <Button startIcon={<Download />} onClick={failed}>
            {translate('atrium.import.failed_rows')}
          </Button>
        )}
        <Link to={`/imports/new/${run.noun}`}>{translate('atrium.import.corrected')}</Link>
      </div>
    </>
  )
}
