import { z } from 'zod'
import type { SendableCall } from '#contract/call.ts'
import type { Page } from '#contract/reply.ts'
import type { Where } from '#contract/resourceCalls.ts'
import { brand } from './brand.ts'
import type { RequestReceipt } from '#contract/changeRequest.ts'

/**
 * Changes the matching brands to the values of a form. Changes that the person may not make directly become
 * requests.
 */
export const brandChanges: SendableCall<Page<Partial<RequestReceipt>>, BrandChangesInput> = {
  method: 'PUT',
  path: brand.path,
  carries: 'json',
  reply: z.object({
    list: z.array(z.looseObject({ audit_id: z.string().optional() })),
    total: z.number(),
  }),
}

interface BrandChangesInput {
  readonly query: { readonly cond: Where<typeof brand> }
  readonly body: Readonly<Record<string, unknown>> & { readonly rev: number | undefined }
}
