import { LinkBase, useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isHistory } from '#contract/brandDB/store.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import styles from './Store.module.css'
import type { Store } from './storeRecord.ts'
import { useLineage, type Lineage } from './useStoreFacts.ts'

/** Says that a unit was split or merged and is history, and links to the new units. */
export function HistoryBanner() {
  const record = useRecordContext<Store>()
  return record && isHistory(record) ? <Banner record={record} /> : null
}

function Banner({ record }: { readonly record: Store }) {
  const translate = useTranslate()
  const lineage = useLineage(record._id)
  const kind = record.is_split ? 'split' : 'merge'
  const edges = lineage?.edges?.filter(({ parent_id }) => parent_id === record._id) ?? []
  return (
    <section className={styles['banner']} aria-label={translate('brandDB.store.history.label')}>
      <p>{translate(`brandDB.store.history.${kind}`)}</p>
      {edges.length > 0 && (
        <p>
          {translate(`brandDB.store.history.into_${kind}`)}{' '}
          <UnitLinks ids={edges.map(({ child_id }) => child_id)} nodes={lineage?.nodes ?? []} />{' '}
          {translate('brandDB.store.history.since', { day: formatDay(edges[0]?.effective_date) })}
        </p>
      )}
    </section>
  )
}

/** Names the units from which a unit was created, and since when. */
export function Origin() {
  const record = useRecordContext<Store>()
  const translate = useTranslate()
  const { nodes = [], edges = [] } = useLineage(record?._id ?? '') ?? {}
  const own = edges.filter(({ child_id }) => child_id === record?._id)
  const [first] = own
  if (!first) return null
  return (
    <p className="muted">
      {translate(`brandDB.store.history.from_${first.kind}`)}{' '}
      <UnitLinks ids={own.map(({ parent_id }) => parent_id)} nodes={nodes} />{' '}
      {translate('brandDB.store.history.since', { day: formatDay(first.effective_date) })}
    </p>
  )
}

/** Units by their numbers, each a link to its page. */
function UnitLinks({ ids, nodes }: { readonly ids: readonly string[]; readonly nodes: Lineage['nodes'] }) {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <LinkBase className="accent strong" to={createPath({ resource, id, type: 'show' })}>
        {nodes.find(({ _id }) => _id === id)?.store_no ?? id}
      </LinkBase>
    </span>
  ))
}
