import { BrandModify } from '#src/resources/brandAudit/BrandModify.tsx'

/** Where changes to a brand are proposed on a desktop (specification section 2). */
export const BrandModifyPC = BrandModify
