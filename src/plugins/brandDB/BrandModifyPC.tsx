import { useMenuPlace } from '#src/kit/menuPlace.ts'
import { BrandModify } from '#src/resources/brandAudit/BrandModify.tsx'

/** Where changes to a brand are proposed on a desktop (specification section 2). */
export function BrandModifyPC() {
  useMenuPlace('/brandDB/brand')
  return <BrandModify />
}
