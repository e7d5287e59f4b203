import { fileAddresses } from '#contract/core/attachment.ts'
import { seenFiles } from '#server/services/files/seenFiles.ts'
import { showFiles } from '#server/services/files/showFiles.ts'
import { route } from '#server/http/handler.ts'

/** The named files with addresses for the reader, so that a screen of pictures needs only one request. */
export const fileAddressesRoute = route(fileAddresses, async ({ query, context, services, session }) => {
  const rows = await seenFiles(context(), [...new Set(query.uids.split(','))])
  const list = await showFiles(services, session, rows)
  return { data: { list, total: list.length } }
})
