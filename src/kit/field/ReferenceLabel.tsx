import { useContext } from 'react'
import { LinkBase, useCanAccess, useCreatePath, useReference, useResourceDefinitions } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useResourceOf } from '#src/kit/contractOf.ts'
import styles from './ReferenceLabel.module.css'
import { ReferencesContext } from './references.ts'
import { useLocalName } from './useLocalName.ts'

interface ReferenceLabelProps {
  /** The noun that is referred to, as the contract's field names it. */
  to: string
  id: string
  /** A link to the record's page, where there is one and the person may see it. */
  link?: boolean
}

/**
 * The name of the record that is referred to, in the current language. Inside a table the rows' references were
 * fetched together; elsewhere react-admin gathers those of one moment into one call.
 */
export function ReferenceLabel({ to, id, link = false }: ReferenceLabelProps) {
  const gathered = useContext(ReferencesContext)
  const resource = useResourceOf(to)
  if (gathered && !link) return <Name id={id} record={gathered.find(to, id)} />
  return resource === undefined ? <Name id={id} record={null} /> : <Lone resource={resource} id={id} link={link} />
}

function Lone({ resource, id, link }: { resource: string; id: string; link: boolean }) {
  const { referenceRecord, isPending } = useReference({ reference: resource, id })
  const hasShow = useResourceDefinitions()[resource]?.hasShow ?? false
  const { canAccess } = useCanAccess({ resource, action: 'show', enabled: link && hasShow })
  const createPath = useCreatePath()
  const name = <Name id={id} record={referenceRecord ?? (isPending ? undefined : null)} />
  if (!link || !hasShow || !canAccess || !referenceRecord) return name
  return (
    <LinkBase className={styles['link']} to={createPath({ resource, id, type: 'show' })}>
      {name}
    </LinkBase>
  )
}

function Name({ id, record }: { id: string; record: RaRecord | null | undefined }) {
  const nameOf = useLocalName()
  if (record) return nameOf(record)
  return record === undefined ? <span className={styles['waits']} /> : <span className={styles['gone']}>{id}</span>
}
