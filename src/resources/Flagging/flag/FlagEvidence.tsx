import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { flag, flagEvidence } from '#contract/Flagging/flag.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import styles from './Flag.module.css'
import { FlagFigure } from './FlagFigure.tsx'
import { FlagLinks } from './FlagLinks.tsx'
import { unitOf } from './useFigure.ts'

const refreshOn = [flag]

/** The figures behind a flag as they are today, their course compared with the threshold, and where to look closer. */
export function FlagEvidence() {
  const record = useRecord<typeof flag>()
  const translate = useTranslate()
  const words = useWords()
  const { data, error, retry } = useCall(flagEvidence, { params: { id: String(record?.id) } }, { refreshOn })
  if (!record?.metric) return null
  const { metric } = record
  const latest = data?.points.at(-1)
  return (
    <Section title="Flagging.list.group.evidence">
      {!data && (error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton lines={4} />)}
      {data && (
        <>
          <p className={styles['head']}>
            <FlagFigure
              record={{ metric, value: latest?.value ?? record.value, threshold: data.threshold }}
            />
            <StatusChip tone={data.holds ? 'red' : 'green'}>
              {translate(`Flagging.list.now.${data.holds ? 'holds' : 'over'}`)}
            </StatusChip>
          </p>
          {data.points.length > 1 && (
            <Chart
              kind="lines"
              title={words.choice('metric', metric)}
              by={words.label('period')}
              categories={data.points.map(({ at }) => ({ id: at, label: at }))}
              series={[
                {
                  id: metric,
                  label: words.choice('metric', metric),
                  unit: unitOf(metric),
                  values: data.points.map(({ value }) => value),
                },
                {
                  id: 'threshold',
                  label: words.label('threshold'),
                  unit: unitOf(metric),
                  color: 'red',
                  values: data.points.map(() => data.threshold),
                },
              ]}
            />
          )}
        </>
      )}
      <FlagLinks flag={record} />
    </Section>
  )
}
