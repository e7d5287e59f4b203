import { useGetResourceLabel, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { joinNames } from '#contract/joinNames.ts'
import { Link, useParams } from 'react-router-dom'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useMenuPlace } from '#src/kit/base/menu/menuPlace.ts'
import { JobProgress } from '#src/kit/page/job/JobProgress.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { ErrorTable } from './ErrorTable.tsx'
import styles from './Import.module.css'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportDecision } from './ImportDecision.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportUnknown } from './ImportUnknown.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { isAtWork, useImport, type ImportRun } from './readImports.ts'
import { useTextsOf } from './useTextsOf.ts'

/**
 * One import, in any state: checked, waiting for a decision, being stored, done. Users can leave the page and
 * come back.
 */
export function ImportPage() {
  const { id = '' } = useParams()
  const { data, error, retry } = useImport(id)
  const resource = useResourceOf(data?.noun ?? '') ?? ''
  const run = useTextsOf([resource]) ? data : undefined
  useMenuPlace(resource && `/${resource}`)
  return (
    <PlainPage title="atrium.import.title" back={run && <Back noun={run.noun} />}>
      {run ? <Run run={run} /> : error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton />}
    </PlainPage>
  )
}

const stepOf = { checking: 1, checked: 2, applying: 3, applied: 4, failed: 1, cancelled: 1 } as const

/** Links to the list of the imported resource, or to the other imports if no plugin mounts it. */
function Back({ noun }: { noun: string }) {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const resource = useResourceOf(noun)
  return (
    <BackLink to={resource === undefined ? '/imports' : `/${resource}`}>
      {resource === undefined ? translate('atrium.import.history') : labelOf(resource, 2)}
    </BackLink>
  )
}

function Run({ run }: { run: ImportRun }) {
  const locale = useLocale()
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const resource = useResourceOf(run.noun) ?? ''
  const name = resource ? labelOf(resource, 2) : run.noun
  const errors = run.errors ?? []
  const { user } = usePerson()
  // A preview shows what is in the file, which is for the person who uploaded it.
  const hasPreview = run.state === 'checked' && run.file !== null && run.created_by === user._id
  return (
    <>
      <ImportSteps at={stepOf[run.state]} />
      <section className={styles['card']} aria-label={run.file_name}>
        <h2 className="anywhere">
          {name} · {run.file_name}
        </h2>
        <p aria-live="polite">{translate(`atrium.import.said.${run.state}`)}</p>
        {isAtWork(run) && run.job_id !== null && <JobProgress key={run.job_id} id={run.job_id} />}
        {(run.state === 'checked' || run.state === 'applied') && <ImportCounts run={run} />}
        {run.ignored.length > 0 && (
          <p className="muted small pretty">
            {translate('atrium.import.ignored', { columns: joinNames(run.ignored, locale) })}
          </p>
        )}
        {hasPreview && run.wrong > 0 && <ImportUnknown key={run.rev} run={run} />}
        {run.state === 'checked' && <ImportDecision run={run} />}
        {hasPreview && <ImportPreview run={run} resource={resource} />}
        {!hasPreview && errors.length > 0 && <ErrorTable errors={errors} resource={resource} />}
        <div className="row wrap gap-8-16">
          {run.state !== 'checked' && !isAtWork(run) && (
            <Link to={`/imports/new/${run.noun}`}>{translate('atrium.import.another')}</Link>
          )}
          <Link to={`/imports?of=${run.noun}`}>{translate('atrium.import.history')}</Link>
        </div>
      </section>
    </>
  )
}
