import { replaceEntry as replaceCall } from '#contract/core/replaceEntry.ts'
import { isReplaceable } from '#contract/dictionary.ts'
import { ApiError } from '#contract/reply.ts'
import { replaceEntry } from '#server/engine/replaceEntry.ts'
import { route } from '#server/http/handler.ts'

/** Replaces an entry of any dictionary by another. */
export const replaceEntryRoute = route(replaceCall, async ({ body: { noun: name, _id, by }, context }) => {
  const inside = context()
  const noun = inside.resources.get(name)
  if (!noun || !isReplaceable(noun)) throw new ApiError('not_found')
  return { data: { changed: await replaceEntry(noun, inside, { id: _id, by }) } }
})
