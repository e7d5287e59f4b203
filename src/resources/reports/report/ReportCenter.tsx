import Schedule from '@mui/icons-material/ScheduleRounded'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { SlotExtensions } from '#src/kit/page/part/SlotExtensions.tsx'
import { reportEntries } from '#src/kit/base/plugin/slots.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { SearchControl } from '#src/kit/page/statistics/SearchControl.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import styles from './Reports.module.css'
import { useLocalText } from '#src/kit/base/text/useLocalText.ts'
import { useReports, type ReportEntry } from './useReports.ts'

/** The reports that the user may run, in the groups of their areas, with a search that is in the address. */
export function ReportCenter() {
  const translate = useTranslate()
  const local = useLocalText()
  const { text, set } = usePageChoices()
  const { data, error, retry } = useReports()
  const siteId = usePerson().site?._id ?? null
  const sought = text('q').trim().toLowerCase()
  const isFound = ({ id, title, does, group }: ReportEntry) =>
    [id, ...[title, does, group].flatMap((names) => Object.values(names))].some((name) =>
      name.toLowerCase().includes(sought),
    )
  const found = (data?.list ?? []).filter(isFound)
  const groups = Map.groupBy(found, ({ group }) => local(group))
  return (
    <PlainPage
      title="reports.center.title"
      actions={
        <Button component={LinkBase} to="/reports/schedule" variant="outlined" startIcon={<Schedule />}>
          {translate('reports.schedule.open')}
        </Button>
      }
    >
      <PageControls>
        <SearchControl
          label={translate('reports.center.search')}
          value={text('q')}
          onChange={(q) => set({ q })}
        />
      </PageControls>
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton lines={4} />}
      {data && found.length === 0 && (
        <output className="muted">
          {translate(data.total === 0 ? 'reports.center.none' : 'reports.center.not_found')}
        </output>
      )}
      {[...groups].map(([group, reports]) => (
        <Section key={group} title={group}>
          <ul className={styles['reports']}>
            {reports.map(({ id, title, does }) => (
              <li key={id} className="stack start relative hover gap-4">
                <LinkBase className="covers strong no-underline" to={`/reports/center/${id}`}>
                  {local(title)}
                </LinkBase>
                <p className="muted small">{local(does)}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <SlotExtensions slot={reportEntries} props={{ siteId }} />
    </PlainPage>
  )
}
