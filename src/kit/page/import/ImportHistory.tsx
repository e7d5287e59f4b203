import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Button } from '@mui/material'
import { useContext, useState } from 'react'
import { useGetResourceLabel } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link, useSearchParams } from 'react-router-dom'
import { resourceOf, ResourcesContext, useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import type { StatusColors } from '#contract/nounScreens.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useMenuPlace } from '#src/kit/base/menu/menuPlace.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { State } from '#src/kit/value/state/State.tsx'
import { ScrollRegion } from '#src/kit/base/control/ScrollRegion.tsx'
import styles from './Import.module.css'
import { pageSize, useImports, type ImportRun } from './readImports.ts'
import { useTextsOf } from './useTextsOf.ts'

const statusColors: StatusColors = {
  checking: 'blue',
  checked: 'amber',
  applying: 'blue',
  applied: 'green',
  failed: 'red',
  cancelled: 'grey',
}

/**
 * The imported files, who uploaded them, and their results; `of` in the address is the resource whose list
 * linked here.
 */
export function ImportHistory() {
  const translate = useTranslate()
  const [page, setPage] = useState(1)
  const [search] = useSearchParams()
  const from = useResourceOf(search.get('of') ?? '')
  useMenuPlace(from && `/${from}`)
  const { data, error, retry } = useImports(page)
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))
  return (
    <PlainPage title="atrium.import.history">
      <section className={styles['card']}>
        {data ? (
          <Runs runs={data.list} />
        ) : error ? (
          <ErrorState error={error} retry={retry} />
        ) : (
          <RecordSkeleton />
        )}
        {pages > 1 && (
          <div className="row wrap gap-8-16">
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {translate('ra.navigation.previous')}
            </Button>
            <span>{translate('atrium.list.page', { page, pages })}</span>
            <Button disabled={page === pages} onClick={() => setPage(page + 1)}>
              {translate('ra.navigation.next')}
            </Button>
          </div>
        )}
      </section>
    </PlainPage>
  )
}

const heads = ['when', 'who', 'what', 'file', 'result', 'state'] as const

function Runs({ runs }: { runs: readonly ImportRun[] }) {
  const translate = useTranslate()
  const resources = useContext(ResourcesContext)
  const labelOf = useGetResourceLabel()
  const nouns = [...new Set(runs.map(({ noun }) => resourceOf(resources, noun) ?? ''))]
  // A user who follows a link has not loaded their texts yet.
  if (!useTextsOf(nouns)) return <RecordSkeleton />
  if (runs.length === 0) {
    return (
      <State
        icon={UploadFile}
        title={translate('atrium.import.none')}
        text={translate('atrium.import.none_hint')}
      />
    )
  }
  const nameOf = (noun: string): string => {
    const resource = resourceOf(resources, noun)
    return resource === undefined ? noun : labelOf(resource, 2)
  }
  return (
    <ScrollRegion className={styles['runs']} label={translate('atrium.import.history')}>
      <table className="lines">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {translate(`atrium.import.heads.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run._id}>
              <td>{formatDate(run.created_at, 'YYYY/M/D HH:mm')}</td>
              <td>
                <PersonLabel id={run.created_by} />
              </td>
              <td>{nameOf(run.noun)}</td>
              <td>
                <Link to={`/imports/${run._id}`}>{run.file_name}</Link>
              </td>
              <td>
                {translate('atrium.import.summary', {
                  add: run.to_add,
                  change: run.to_change,
                  wrong: run.wrong,
                })}
              </td>
              <td>
                <StatusChip tone={statusColors[run.state]}>
                  {translate(`atrium.import.state.${run.state}`)}
                </StatusChip>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
