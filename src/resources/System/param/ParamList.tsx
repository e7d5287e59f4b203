import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { SearchControl } from '#src/kit/page/statistics/SearchControl.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import styles from './Param.module.css'
import { ParamLine } from './ParamLine.tsx'
import { isChanged, useDescription, useParams, type ParamEntry } from './useParams.ts'

const shows = ['all', 'changed', 'sites'] as const

/** The parameters of all areas by group, with what the operator set. Search and filter are in the address. */
export function ParamList() {
  const translate = useTranslate()
  const describe = useDescription()
  const { text, choice, set } = usePageChoices()
  const { entries, error, retry } = useParams()
  const shown = choice('show', shows)
  const sought = text('q').trim().toLowerCase()
  const groupName = (group: string) => translate(`System.param.group.${group}`, { _: group })
  const isFound = (entry: ParamEntry) =>
    [entry.name, describe(entry), groupName(entry.group)].some((part) => part.toLowerCase().includes(sought))
  const isShown = (entry: ParamEntry) =>
    shown === 'all' || (shown === 'sites' ? entry.sites.length > 0 : [entry, ...entry.sites].some(isChanged))
  const found = (entries ?? []).filter((entry) => isShown(entry) && isFound(entry))
  return (
    <PlainPage title="System.param.title">
      <PageControls>
        <SearchControl
          label={translate('System.param.search')}
          value={text('q')}
          onChange={(q) => set({ q })}
        />
        <Segments
          label={translate('System.param.show.label')}
          choices={shows.map((value) => ({ value, text: translate(`System.param.show.${value}`) }))}
          value={shown}
          onChoose={(show) => set({ show })}
        />
      </PageControls>
      {error && !entries && <ErrorState error={error} retry={retry} />}
      {!entries && !error && <RecordSkeleton lines={8} />}
      {entries && found.length === 0 && (
        <output className="muted">{translate('System.param.nothing')}</output>
      )}
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, params]) => (
        <Section key={group} title={groupName(group)}>
          <ul className={styles['params']}>
            {params.map((entry) => (
              <ParamLine key={entry._id} entry={entry} />
            ))}
          </ul>
        </Section>
      ))}
    </PlainPage>
  )
}
