import { Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { PageBar } from '#src/kit/table/list/PageBar.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import styles from './Import.module.css'
import { PreviewTable } from './PreviewTable.tsx'
import { usePreview, type ImportRun } from './readImports.ts'

interface ImportEmptiedProps {
  readonly run: ImportRun
  /** Whether the user agrees that the values are lost. */
  readonly empties: boolean
  readonly onEmpties: (empties: boolean) => void
}

/** The values that a file would empty, which stay unless the user ticks the box. */
export function ImportEmptied({ run, empties, onEmpties }: ImportEmptiedProps) {
  const translate = useTranslate()
  const resource = useResourceOf(run.noun) ?? ''
  const [{ page, perPage }, setPages] = useState({ page: 1, perPage: 25 })
  const filter = { kind: 'empty', field: '', q: '', page, perPage } as const
  const { data, error, retry } = usePreview(run._id, filter)
  const title = translate('atrium.import.emptied.title', { smart_count: run.to_empty })
  return (
    <div className={styles['preview']}>
      <h3>{title}</h3>
      <FormControlLabel
        control={<Checkbox checked={empties} onChange={(_, isChecked) => onEmpties(isChecked)} />}
        label={translate('atrium.import.emptied.agree', { smart_count: run.to_empty })}
      />
      {data && <PreviewTable rows={data.list} resource={resource} label={title} />}
      {data && data.total > perPage && (
        <PageBar
          {...{ page, perPage }}
          total={data.total}
          setPage={(to) => setPages({ page: to, perPage })}
          setPerPage={(rows) => setPages({ page: 1, perPage: rows })}
        />
      )}
      {!data && error && <ErrorState error={error} retry={retry} />}
    </div>
  )
}
