import { useContext, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { PreviewRow } from '#contract/core/importRun.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { PageBar } from '#src/kit/table/list/PageBar.tsx'
import { useTypedSearch } from '#src/kit/table/list/useTypedSearch.ts'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import styles from './Import.module.css'
import { PreviewTable } from './PreviewTable.tsx'
import { usePreview, type ImportRun } from './readImports.ts'

interface ImportPreviewProps {
  readonly run: ImportRun
  /** The react-admin name of the imported resource. */
  readonly resource: string
}

/** What a checked file would change: row, record, field, old and new value; filtered by kind, field and text. */
export function ImportPreview({ run, resource }: ImportPreviewProps) {
  const translate = useTranslate()
  const words = useWords(resource)
  const fields = useContext(ResourcesContext).get(resource)?.contract.fields ?? {}
  const [filter, setFilter] = useState<Filter>(initial(run))
  const { kind, field, q, page, perPage } = filter
  const narrow = (change: Partial<Filter>) => setFilter({ ...filter, page: 1, ...change })
  const [text, setText] = useTypedSearch(q, (sought) => narrow({ q: sought }))
  const { data, error, retry } = usePreview(run._id, filter)
  const kinds = (['all', 'add', 'change', 'unusual', 'wrong'] as const).filter(
    (one) => one === 'all' || countOf(run, one) > 0,
  )
  const written = Object.keys(fields).filter((name) => fields[name]?.writable !== 'never')
  return (
    <section className={styles['preview']} aria-label={translate('atrium.import.preview.title')}>
      <div className={styles['narrow']}>
        <Segments
          label={translate('atrium.import.preview.kind')}
          choices={kinds.map((value) => ({ value, text: translate(`atrium.import.preview.${value}`) }))}
          value={kind}
          onChoose={(chosen) => narrow({ kind: chosen })}
        />
        <select
          aria-label={translate('atrium.import.column')}
          value={field}
          onChange={(event) => narrow({ field: event.target.value })}
        >
          <option value="">{translate('atrium.import.preview.every_field')}</option>
          {written.map((name) => (
            <option key={name} value={name}>
              {words.label(name)}
            </option>
          ))}
        </select>
        <input
          type="search"
          value={text}
          maxLength={100}
          aria-label={translate('atrium.action.search')}
          placeholder={translate('atrium.action.search')}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {data ? (
        <>
          <PreviewTable rows={data.list} resource={resource} />
          {data.total > 0 && (
            <PageBar
              {...{ page, perPage }}
              total={data.total}
              setPage={(to) => setFilter({ ...filter, page: to })}
              setPerPage={(rows) => narrow({ perPage: rows })}
            />
          )}
        </>
      ) : error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <RecordSkeleton />
      )}
    </section>
  )
}

interface Filter {
  readonly kind: 'all' | PreviewRow['kind']
  /** '' for any field. */
  readonly field: string
  readonly q: string
  readonly page: number
  readonly perPage: number
}

/** Wrong rows first: they are what needs work. */
const initial = ({ wrong, unusual }: ImportRun): Filter => ({
  kind: wrong > 0 ? 'wrong' : unusual > 0 ? 'unusual' : 'all',
  field: '',
  q: '',
  page: 1,
  perPage: 25,
})

const countOf = (run: ImportRun, kind: PreviewRow['kind']): number =>
  ({ wrong: run.wrong, unusual: run.unusual, add: run.to_add, change: run.to_change - run.only_emptied })[
    kind
  ]
