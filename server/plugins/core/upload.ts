import { upload } from '#contract/core/attachment.ts'
import { showFiles } from '#server/services/files/showFiles.ts'
import { takeFile } from '#server/services/files/takeFile.ts'
import { uploadRoute } from '#server/http/handler.ts'

/** Takes a file for a resource or a record; see `takeFile`. */
export const uploadFileRoute = uploadRoute(upload, async ({ body, context, services, session }, sent) => {
  const owner = { biz_type: body.biz_type, biz_id: body.biz_id ?? null }
  const row = await takeFile(services, context(), sent, owner)
  const [shown] = await showFiles(services, session, [row])
  if (!shown) throw new Error('a file that was taken is not shown')
  return { data: shown }
})
