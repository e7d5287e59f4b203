import { brand } from '#contract/brandDB/brand.ts'
import { brandListExport } from '#contract/brandDB/brandSearch.ts'
import { exportRoute } from '#server/http/handler.ts'
import { exportRecords } from '#server/http/exportRecords.ts'

/** The brands that match as a file, at the address that they have always had: exactly the columns that are asked for. */
export const brandExportRoute = exportRoute(brandListExport, (request) =>
  exportRecords(brand, request, { withId: false }),
)
