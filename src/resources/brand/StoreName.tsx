import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { useSubject } from '#src/kit/subject.ts'

interface StoreNameProps {
  readonly id: string
  readonly site: string
  /** Its unit number; undefined where it is not known. */
  readonly number: string | undefined
}

/** A store by its unit number; a link at the site where one is, since the pages of other sites are not open here. */
export function StoreName({ id, site, number }: StoreNameProps) {
  const { site: here } = useSubject()
  return site === here ? <ReferenceLabel to="store" id={id} link /> : (number ?? id)
}
