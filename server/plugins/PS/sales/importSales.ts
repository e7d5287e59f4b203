import { tenantSale } from '#contract/PS/tenantSale.ts'
import { tenantSaleImport } from '#contract/PS/tenantSaleFiles.ts'
import { ApiError } from '#contract/reply.ts'
import { requireSite } from '#server/engine/scope.ts'
import { timeZoneOf } from '#server/http/exportRecords.ts'
import { uploadRoute } from '#server/http/handler.ts'
import { importNow } from '#server/services/imports/importNow.ts'

/** Imports the sales of a site from a file, or says what the file would do. */
export const tenantSaleImportRoute = uploadRoute(
  tenantSaleImport,
  async ({ body, context: contextOf, services, session, locale }, upload) => {
    if (!session) throw new ApiError('auth.required')
    const context = contextOf()
    const { site, mode, empties, ...reading } = body
    requireSite(context.who, site)
    const reader = { locale, timeZone: await timeZoneOf(services.database.db, session) }
    const resource = services.resources.get(tenantSale.name) ?? tenantSale
    return {
      data: await importNow(resource, services, context, {
        upload,
        site,
        mode,
        empties: empties === 'true',
        ...reading,
        reader,
      }),
    }
  },
)
