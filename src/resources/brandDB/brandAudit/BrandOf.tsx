import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { nameIn } from '#src/kit/value/field/useLocalName.ts'
import { useLocale } from 'react-admin'
import type { BrandAudit } from './brandAuditRecord.ts'

interface BrandOfProps {
  readonly audit: Pick<BrandAudit, '_id' | 'brand_id' | 'after'>
  readonly link?: boolean
}

/** The brand of a request; the proposed name if it is a new brand. */
export function BrandOf({ audit: { _id, brand_id, after }, link = false }: BrandOfProps) {
  const locale = useLocale()
  return brand_id === null ? (
    nameIn({ id: _id, ...after }, locale) || _id
  ) : (
    <ReferenceLabel to="brand" id={brand_id} link={link} />
  )
}
