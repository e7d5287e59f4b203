import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { useSubject } from '#src/kit/base/person/subject.ts'

interface StoreNameProps {
  readonly id: string
  readonly site: string
  /** Its unit number; undefined if it is not known. */
  readonly number: string | undefined
}

/**
 * The unit number of a store. A link if the store is at the current site, because pages of other sites cannot
 * be opened.
 */
export function StoreName({ id, site, number }: StoreNameProps) {
  const { site: here } = useSubject()
  return site === here ? <ReferenceLabel to="store" id={id} link /> : (number ?? id)
}
