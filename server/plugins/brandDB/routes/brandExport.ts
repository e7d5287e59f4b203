import { brand } from '#contract/brandDB/brand.ts'
import { brandListExport } from '#contract/brandDB/brandSearch.ts'
import { exportRoute } from '#server/http/handler.ts'
import { exportRecords } from '#server/http/exportRecords.ts'

/** The matching brands as a file, at their traditional address, with exactly the requested columns. */
export const brandExportRoute = exportRoute(brandListExport, (request) =>
  exportRecords(brand, request, { withId: false }),
)
