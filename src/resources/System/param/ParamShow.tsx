import { RecordContextProvider, useGetRecordId } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { errcodes } from '#contract/reply.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { BackToList } from '#src/kit/value/frame/BackLink.tsx'
import { History } from '#src/kit/page/record/History.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { RecordFailed } from '#src/kit/value/frame/RecordFailed.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import styles from './Param.module.css'
import { ParamActions } from './ParamActions.tsx'
import { useValueText } from './ParamValue.tsx'
import { isChanged, useDescription, useParams, type Param } from './useParams.ts'

/** One parameter: its values everywhere and at single sites, with what can be done, and who changed it when. */
export function ParamShow() {
  const id = String(useGetRecordId())
  const describe = useDescription()
  const { entries, error, retry } = useParams()
  const entry = entries?.find(({ _id, sites }) => _id === id || sites.some((one) => one._id === id))
  if (!entry && !entries && !error) return <RecordSkeleton />
  if (!entry) return <RecordFailed error={error ?? absent} retry={retry} />
  return (
    <PlainPage title="System.param.title" name={describe(entry)} back={<BackToList />}>
      <p className="muted">
        <code>{entry.name}</code>
      </p>
      <Section title="System.param.values">
        <ul className={styles['params']}>
          {[entry, ...entry.sites].map((one) => (
            <Value key={one._id} param={one} />
          ))}
        </ul>
      </Section>
      {[entry, ...entry.sites].map((one) => (
        <RecordContextProvider key={one._id} value={{ ...one, id: one._id }}>
          <History />
        </RecordContextProvider>
      ))}
    </PlainPage>
  )
}

/** As the server says it of a record that is not there (`not_found`). */
const absent = { errcode: errcodes.not_found }

function Value({ param }: { readonly param: Param }) {
  const translate = useTranslate()
  const textOf = useValueText()
  return (
    <li className="stack">
      <div>
        <strong>
          {param.site === null ? (
            translate('System.param.everywhere')
          ) : (
            <ReferenceLabel to="site" id={param.site} />
          )}
        </strong>
        <p>{textOf(param, param.value)}</p>
        {isChanged(param) && (
          <p className="muted small">
            {translate('System.param.default', { value: textOf(param, param.initial) })}
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <ParamActions param={param} />
      </div>
    </li>
  )
}
