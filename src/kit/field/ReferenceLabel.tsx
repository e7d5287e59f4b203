import { useContext } from 'react'
import {
  LinkBase,
  useCanAccess,
  useCreatePath,
  useReference,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin'
import { useContract, useResourceOf } from '#src/kit/contractOf.ts'
import { SubjectContext } from '#src/kit/subject.ts'
import styles from './ReferenceLabel.module.css'
import { ReferencesContext } from './references.ts'
import { useLocalName } from './useLocalName.ts'

interface ReferenceLabelProps {
  /** The resource of the referenced record, as the contract's field names it. */
  to: string
  id: string
  /** Links to the record's page, if there is one and the user may see it. */
  link?: boolean
}

/**
 * The name of the referenced record, in the current language. Inside a table the references of all columns
 * are fetched together; elsewhere react-admin batches them into one call.
 */
export function ReferenceLabel({ to, id, link = false }: ReferenceLabelProps) {
  const gathered = useContext(ReferencesContext)
  return gathered?.gathers(to, id) && !link ? (
    nameOr(gathered.nameOf(to, id), { to, id })
  ) : (
    <Lone to={to} id={id} link={link} />
  )
}

function Lone({ to, id, link }: Required<ReferenceLabelProps>) {
  const resource = useResourceOf(to)
  return resource === undefined ? <Gone id={id} /> : <Fetched {...{ resource, to, id, link }} />
}

function Fetched({ resource, to, id, link }: Required<ReferenceLabelProps> & { resource: string }) {
  const { referenceRecord, isPending } = useReference({ reference: resource, id })
  const hasShow = useResourceDefinitions()[resource]?.hasShow ?? false
  const { canAccess } = useCanAccess({ resource, action: 'show', enabled: link && hasShow })
  const { scope } = useContract(resource)
  const site = useContext(SubjectContext)?.site
  const createPath = useCreatePath()
  const nameOf = useLocalName()
  const name = nameOr(referenceRecord ? nameOf(referenceRecord) : isPending ? undefined : null, { to, id })
  // The page of a record of another site is only available at that site.
  const isHere = scope !== 'site' || site === undefined || site === referenceRecord?.['site']
  if (!link || !hasShow || !canAccess || !referenceRecord || !isHere) return name
  return (
    <LinkBase className={styles['link']} to={createPath({ resource, id, type: 'show' })}>
      {name}
    </LinkBase>
  )
}

/** A name that is still loading is a grey bar. */
function nameOr(name: string | null | undefined, named: { to: string; id: string }) {
  if (typeof name === 'string') return name
  return name === null ? <Nameless {...named} /> : <span className={styles['waits']} />
}

/** A removed record is shown by its id. Users do not see the names of people with whom they share no site. */
function Nameless({ to, id }: { to: string; id: string }) {
  const translate = useTranslate()
  return <Gone id={id}>{to === 'user' ? translate('atrium.person_elsewhere') : id}</Gone>
}

const Gone = ({ id, children = id }: { id: string; children?: string }) => (
  <span className={styles['gone']} title={id}>
    {children}
  </span>
)
