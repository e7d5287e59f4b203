import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context, Row } from './context.ts'
import { showing } from './privacy.ts'
import { only, whole } from './rows.ts'

/** Somebody else has changed this locked record (4092): the error includes it as the person may see it. */
export const stale = async (resource: Resource, inside: Context, record: Row): Promise<ApiError> =>
  new ApiError('stale', {
    current: showing(resource, inside.who)(only(await whole(resource, inside, [record]))),
  })
