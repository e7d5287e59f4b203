import type { ReactNode } from 'react'
import { LinkBase, useCreatePath, useGetList, useResourceDefinitions, useTranslate } from 'react-admin'
import type { RaRecord, SortPayload } from 'react-admin'
import type { RecordOf, Resource } from '#contract/resource.ts'
import { orderOf, useResourceOf } from '#src/kit/contractOf.ts'
import { formatNumber } from '#src/kit/field/formatNumber.ts'
import { ErrorState } from '#src/kit/state/ErrorState.tsx'
import { isAbsent } from '#src/kit/state/isAbsent.ts'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import { useCan } from '#src/kit/subject.ts'
import styles from './Related.module.css'
import { Section } from './Section.tsx'

interface RelatedRecordsProps<R extends Resource> {
  /** The message key of the heading. */
  title: string
  /** The resource of the records, by its contract name. */
  contract: R
  /** Which records, in the form of `cond`. */
  filter: Readonly<Record<string, unknown>>
  sort?: SortPayload
  /** Renders one record in a line. */
  render: (record: RecordOf<R> & RaRecord) => ReactNode
  /** The message key for the empty state; without it an empty section is hidden. */
  empty?: string
  /** Shown at the end of the heading's line. */
  action?: ReactNode
}

/**
 * A section of a record's page: the first related records of another resource, and a link to all of them. It
 * is hidden if the user may not see the resource, no plugin mounts it, or the back end does not know it.
 */
export function RelatedRecords<R extends Resource>(props: RelatedRecordsProps<R>) {
  const resource = useResourceOf(props.contract.name)
  const may = useCan(props.contract.can.view)
  return may && resource !== undefined ? <Related {...props} resource={resource} /> : null
}

/** The number of records shown. */
const perPage = 10

function Related<R extends Resource>({
  resource,
  contract,
  title,
  filter,
  sort,
  render,
  empty,
  action,
}: RelatedRecordsProps<R> & { readonly resource: string }) {
  const translate = useTranslate()
  const { data, total, error, isPending, refetch } = useGetList<RecordOf<R> & RaRecord>(resource, {
    pagination: { page: 1, perPage },
    sort: sort ?? orderOf(contract),
    filter,
  })
  if (isAbsent(error) || (data?.length === 0 && empty === undefined)) return null
  return (
    <Section title={title} action={action}>
      {isPending && <RecordSkeleton lines={2} />}
      {error && data === undefined && <ErrorState error={error} retry={() => void refetch()} />}
      {data?.length === 0 && <p className={styles['none']}>{translate(empty ?? '')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={styles['rows']}>
          {data.map((record) => (
            <li key={record.id}>{render(record)}</li>
          ))}
        </ul>
      )}
      {(total ?? 0) > perPage && <ShowAll resource={resource} filter={filter} total={total ?? 0} />}
    </Section>
  )
}

function ShowAll({ resource, filter, total }: { resource: string; filter: object; total: number }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const hasList = useResourceDefinitions()[resource]?.hasList ?? false
  if (!hasList) return null
  const search = new URLSearchParams({ filter: JSON.stringify(filter) })
  return (
    <LinkBase className={styles['all']} to={`${createPath({ resource, type: 'list' })}?${search}`}>
      {translate('atrium.action.show_all')} ({formatNumber(total)})
    </LinkBase>
  )
}
