import type { ReactNode } from 'react'
import { ResourceContextProvider, useCreatePath, useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { RecordFailed } from '#src/kit/value/frame/RecordFailed.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import styles from './Store.module.css'
import type { Store } from './storeRecord.ts'

interface StorePageProps {
  readonly titleOf: (record: Store) => string
  readonly children: (record: Store) => ReactNode
}

/** A further page of a unit: loads the unit of the address, with a link back to its page. */
export function StorePage(props: StorePageProps) {
  const resource = useResourceOf('store')
  if (resource === undefined) throw new Error('No plugin mounts stores')
  return (
    <ResourceContextProvider value={resource}>
      <Loaded resource={resource} {...props} />
    </ResourceContextProvider>
  )
}

function Loaded({ resource, titleOf, children }: StorePageProps & { readonly resource: string }) {
  const { id = '' } = useParams()
  const createPath = useCreatePath()
  const { data, error, refetch } = useGetOne<Store>(resource, { id }, { onError: () => undefined })
  if (error && !data) return <RecordFailed error={error} retry={() => void refetch()} />
  if (!data) return <RecordSkeleton />
  const title = titleOf(data)
  return (
    <article className={styles['page']}>
      <BackLink to={createPath({ resource, id, type: 'show' })}>{data.store_no}</BackLink>
      <h1>{title}</h1>
      {children(data)}
    </article>
  )
}
