import { useMenuPlace } from '#src/kit/menuPlace.ts'
import { BrandModify } from '#src/resources/brandAudit/BrandModify.tsx'

/** The page that proposes changes to a brand on a desktop (specification section 2). */
export function BrandModifyPC() {
  useMenuPlace('/brandDB/brand')
  return <BrandModify />
}
