import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link } from 'react-router-dom'
import { importApply, importFailed, importRun } from '#contract/core/importRun.ts'
import { job } from '#contract/core/job.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { ImportEmptied } from './ImportEmptied.tsx'
import type { ImportRun } from './readImports.ts'

/**
 * The choices for a checked file: store it, store its correct rows, or download the wrong rows to correct
 * them. Values that the file empties stay unless the user agrees to that.
 */
export function ImportDecision({ run }: { run: ImportRun }) {
  const { send: apply, isSending, showFailure } = useSend(importApply, { refreshes: [importRun, job] })
  const { send: download } = useSend(importFailed)
  const translate = useTranslate()
  const { user } = usePerson()
  const [empties, setEmpties] = useState(false)
  const [unusual, setUnusual] = useState(false)
  const good = run.to_add + run.to_change - (empties ? 0 : run.only_emptied) + (unusual ? run.unusual : 0)
  const isMine = run.created_by === user._id
  const params = { id: run._id }
  return (
    <>
      <p>{translate(`atrium.import.next.${nextOf(run, good)}`)}</p>
      {isMine && run.to_empty > 0 && run.file !== null && (
        <ImportEmptied {...{ run, empties }} onEmpties={setEmpties} />
      )}
      {isMine && run.unusual > 0 && (
        <FormControlLabel
          control={<Checkbox checked={unusual} onChange={(event) => setUnusual(event.target.checked)} />}
          label={translate('atrium.import.also_unusual', { smart_count: run.unusual })}
        />
      )}
      <div className="row wrap gap-8-16">
        {isMine && good > 0 && (
          <Button
            variant="contained"
            disabled={isSending}
            onClick={() =>
              void apply({ params, body: { only_good: run.wrong > 0, empties, unusual } }).catch(showFailure)
            }
          >
            {translate(run.wrong > 0 ? 'atrium.import.apply_good' : 'atrium.import.apply', {
              smart_count: good,
            })}
          </Button>
        )}
        {isMine && run.wrong > 0 && run.file !== null && (
          <Button startIcon={<Download />} onClick={() => void download({ params }).catch(showFailure)}>
            {translate('atrium.import.failed_rows')}
          </Button>
        )}
        <Link to={`/imports/new/${run.noun}`}>{translate('atrium.import.corrected')}</Link>
      </div>
    </>
  )
}

/** What can be done with a checked file, of which `good` rows would be stored now. */
function nextOf({ wrong, unusual, to_empty }: ImportRun, good: number): string {
  if (wrong > 0 && good > 0) return 'wrong'
  if (unusual > 0) return 'unusual'
  if (good > 0) return 'good'
  if (to_empty > 0) return 'only_emptied'
  return wrong > 0 ? 'all_wrong' : 'nothing'
}
