import { Button } from '@mui/material'
import { useContext, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { isReplaceable } from '#contract/dictionary.ts'
import { dictionaryEntries, type DictionaryType } from '#contract/System/dictionary.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { ResourcesContext, useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { ReplaceEntry } from '#src/kit/page/dictionary/ReplaceEntry.tsx'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { TotalColumn } from '#src/kit/table/TotalColumn.ts'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import styles from './Dictionaries.module.css'

/** The entries of a dictionary: their names in three languages, colour, order, site and use. */
export function DictionaryTable({ type: { noun, field } }: { readonly type: DictionaryType }) {
  const translate = useTranslate()
  const { data, error, retry } = useCall(
    dictionaryEntries,
    { query: { noun, ...(field === null ? {} : { field }) } },
    { refreshOn: [{ name: noun }] },
  )
  const resource = useResourceOf(noun)
  const contract = useContext(ResourcesContext).get(resource ?? '')?.contract
  const mayRemove = useCan(contract?.can.remove) && field === null
  const mayReplace = mayRemove && contract !== undefined && isReplaceable(contract)
  const [replacing, setReplacing] = useState<RaRecord | null>(null)
  if (error && !data) return <ErrorState error={error} retry={retry} />
  if (!data) return <RecordSkeleton lines={8} />
  if (data.list.length === 0) return <p>{translate('System.dictionary.empty')}</p>
  const has = (name: 'color' | 'order' | 'site') => data.list.some((entry) => entry[name] !== null)
  const columns: TotalColumn[] = [
    {
      source: 'name',
      label: 'System.dictionary.zh_CN',
      kind: 'text',
      render: ({ name, is_active: isActive }) => (
        <>
          {String(name ?? noValue)}{' '}
          {isActive === false && <StatusChip tone="grey">{translate('System.dictionary.off')}</StatusChip>}
        </>
      ),
    },
    { source: 'name_tc', label: 'System.dictionary.zh_TW', kind: 'text' },
    { source: 'name_en', label: 'System.dictionary.en_US', kind: 'text' },
    ...(field === null ? [] : [{ source: '_id', label: 'System.dictionary.value', kind: 'text' as const }]),
    ...(has('color')
      ? [{ source: 'color', label: 'System.dictionary.color', kind: 'text' as const, render: colour }]
      : []),
    ...(has('order') ? [{ source: 'order', label: 'System.dictionary.order', kind: 'count' as const }] : []),
    ...(has('site')
      ? [{ source: 'site', label: 'System.dictionary.site', kind: 'text' as const, render: site }]
      : []),
    { source: 'uses', label: 'System.dictionary.uses', kind: 'count' },
    ...(mayReplace && data.list.length > 1
      ? [{ source: 'replace', label: 'System.dictionary.replace', kind: 'text' as const, render: replace }]
      : []),
  ]
  return (
    <>
      <TotalTable label={translate('System.dictionary.title')} rows={data.list} columns={columns} />
      {replacing && resource && (
        <ReplaceEntry record={replacing} resource={resource} onClose={() => setReplacing(null)} />
      )}
    </>
  )

  function replace(entry: Readonly<Record<string, unknown>>) {
    return (
      <Button size="small" onClick={() => setReplacing({ ...entry, id: String(entry['_id']) })}>
        {translate('atrium.dictionary.replace')}
      </Button>
    )
  }

  function site({ site: id }: Readonly<Record<string, unknown>>) {
    return typeof id === 'string' ? (
      <ReferenceLabel to="site" id={id} />
    ) : (
      translate('System.dictionary.every_site')
    )
  }
}

const colour = ({ color }: Readonly<Record<string, unknown>>) =>
  typeof color === 'string' ? (
    <span className={styles['colour']}>
      {/* The colour is data, not part of the design. */}
      <span aria-hidden="true" style={{ background: color }} />
      {color}
    </span>
  ) : (
    noValue
  )
