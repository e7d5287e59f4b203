import { fileAddresses } from '#contract/attachment.ts'
import { seenFiles } from '#server/files/seenFiles.ts'
import { showFiles } from '#server/files/showFiles.ts'
import { route } from '#server/http/handler.ts'

/** The named files with addresses for the reader: a screen of pictures asks once. */
export const fileAddressesRoute = route(fileAddresses, async ({ query, context, services }) => {
  const asking = context()
  const rows = await seenFiles(asking, [...new Set(query.uids.split(','))])
  const list = await showFiles(services, asking.who.id, rows)
  return { data: { list, total: list.length } }
})
