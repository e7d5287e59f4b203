import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import { scoringChanges } from '#contract/RM_evaluate/scoringChanges.ts'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { formatNumber, noValue } from '#src/kit/value/field/formatNumber.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import styles from './ScoringResult.module.css'
import type { ResultVersion } from './VersionBanner.tsx'

interface VersionChangesProps {
  /** All of a day, the newest first. */
  readonly versions: readonly ResultVersion[]
}

type ShopChange = z.infer<typeof scoringChanges.reply>['list'][number]

const refreshOn = [scoringResultVersion]

/** What changed between two versions of the results of a day, shop by shop. */
export function VersionChanges({ versions }: VersionChangesProps) {
  const translate = useTranslate()
  const [newest, before] = versions
  const [chosen, choose] = useState<{ from?: string; to?: string }>({})
  const from = chosen.from ?? String(before?.version ?? 1)
  const to = chosen.to ?? String(newest?.version ?? 1)
  const query = {
    site: newest?.site ?? '',
    stat_time: newest?.stat_time ?? 0,
    from: Number(from),
    to: Number(to),
  }
  const { data, error, retry } = useCall(scoringChanges, newest ? { query } : null, {
    refreshOn,
    keepsPrevious: true,
  })
  const options = versions.map(({ version, kind, restored_from }): [string, string] => [
    String(version),
    `${version} · ${translate(`RM_evaluate.result.kind.${kind}`, { version: restored_from })}`,
  ])
  return (
    <Section title="RM_evaluate.result.changes.title">
      <PageControls>
        <LabelledSelect
          label={translate('RM_evaluate.result.changes.from')}
          value={from}
          options={options}
          onChange={(version) => choose({ ...chosen, from: version })}
        />
        <LabelledSelect
          label={translate('RM_evaluate.result.changes.to')}
          value={to}
          options={options}
          onChange={(version) => choose({ ...chosen, to: version })}
        />
      </PageControls>
      {data ? (
        <Changes list={data.list} />
      ) : error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <RecordSkeleton />
      )}
    </Section>
  )
}

function Changes({ list }: { readonly list: readonly ShopChange[] }) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  if (list.length === 0) return <p>{translate('RM_evaluate.result.changes.none')}</p>
  return (
    <table className={styles['changes']}>
      <thead>
        <tr>
          <th scope="col">{translate('RM_evaluate.result.changes.shop')}</th>
          <th scope="col">{translate('RM_evaluate.result.changes.score')}</th>
          <th scope="col">{translate('RM_evaluate.result.changes.rank')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ store_id, store_no, before, after, ...names }) => (
          <tr key={store_id}>
            <th scope="row">
              {store_no} {nameOf({ ...names, id: store_id })}
            </th>
            <td>
              <FromTo before={before?.score} after={after?.score} />
            </td>
            <td>
              <FromTo before={before?.rank_site} after={after?.rank_site} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Figure = number | null | undefined

const FromTo = ({ before, after }: { readonly before: Figure; readonly after: Figure }) =>
  before === after ? (
    shown(after)
  ) : (
    <>
      {shown(before)} → <strong>{shown(after)}</strong>
    </>
  )

const shown = (value: Figure): string => (typeof value === 'number' ? formatNumber(value) : noValue)
