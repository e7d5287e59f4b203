import { useContext } from 'react'
import {
  LinkBase,
  useCanAccess,
  useCreatePath,
  useReference,
  useResourceDefinitions,
  type RaRecord,
} from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ResourcesContext, useContract, useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import styles from './ReferenceLabel.module.css'
import { mayName, ReferencesContext } from './references.ts'
import { useLocalName } from './useLocalName.ts'

interface ReferenceLabelProps {
  /** The resource of the referenced record, as the contract's field names it. */
  to: string
  id: string
  /**
   * Links to the page that a plugin has for such records (`shows`), otherwise to the record's own, if the user
   * may see it.
   */
  link?: boolean
  /** A text of the record to show after its name, such as `store_no`. */
  more?: string
}

/**
 * The name of the referenced record, in the current language. Inside a table the references of all columns
 * are fetched together; elsewhere react-admin batches them into one call.
 */
export function ReferenceLabel({ to, id, link = false, more = '' }: ReferenceLabelProps) {
  const gathered = useContext(ReferencesContext)
  const labelOf = useLabel(more)
  return gathered?.gathers(to, id) && !link ? (
    nameOr(labelOf(gathered.recordOf(to, id)), { to, id })
  ) : (
    <Lone {...{ to, id, link, more }} />
  )
}

/** The name of a record with what is shown after it; null and undefined stay what they are. */
function useLabel(more: string) {
  const nameOf = useLocalName()
  return (record: RaRecord | null | undefined) => {
    const name = record && nameOf(record)
    const beside: unknown = record?.[more]
    return typeof beside === 'string' && beside !== '' && beside !== name ? `${name} · ${beside}` : name
  }
}

function Lone(props: Required<ReferenceLabelProps>) {
  const resource = useResourceOf(props.to)
  const contract = useContext(ResourcesContext).get(resource ?? '')?.contract
  const isNamed = mayName(useContext(SubjectContext), contract)
  return resource !== undefined && isNamed ? (
    <Fetched {...props} resource={resource} />
  ) : (
    <Gone id={props.id} />
  )
}

function Fetched({ resource, to, id, link, more }: Required<ReferenceLabelProps> & { resource: string }) {
  const { referenceRecord, isPending } = useReference({ reference: resource, id })
  const hasShow = useResourceDefinitions()[resource]?.hasShow ?? false
  const { canAccess } = useCanAccess({ resource, action: 'show', enabled: link && hasShow })
  const { scope } = useContract(resource)
  const site = useContext(SubjectContext)?.site
  const createPath = useCreatePath()
  const further = usePageShowing(to)
  const labelOf = useLabel(more)
  const name = nameOr(labelOf(referenceRecord ?? (isPending ? undefined : null)), { to, id })
  // The page of a record of another site is only available at that site.
  const isHere = scope !== 'site' || site === undefined || site === referenceRecord?.['site']
  const path =
    further?.(id) ?? (hasShow && canAccess ? createPath({ resource, id, type: 'show' }) : undefined)
  if (!link || path === undefined || !referenceRecord || !isHere) return name
  return (
    <LinkBase className={styles['link']} to={path}>
      {name}
    </LinkBase>
  )
}

/** A name that is still loading is a grey bar. */
function nameOr(name: string | null | undefined, named: { to: string; id: string }) {
  if (typeof name === 'string') return name
  return name === null ? <Nameless {...named} /> : <span data-waits className={styles['waits']} />
}

/** A removed record is shown by its id. Users do not see the names of people with whom they share no site. */
function Nameless({ to, id }: { to: string; id: string }) {
  const translate = useTranslate()
  return <Gone id={id}>{to === 'user' ? translate('atrium.person_elsewhere') : id}</Gone>
}

const Gone = ({ id, children = id }: { id: string; children?: string }) => (
  <span className="faint" title={id}>
    {children}
  </span>
)
