import { z } from 'zod'
import type { SendableCall } from '#contract/call.ts'
import type { Page } from '#contract/reply.ts'
import type { Where } from '#contract/resourceCalls.ts'
import { brand } from './brand.ts'
import type { Diverted } from './brandAudit.ts'

/** Changes the brands that match by the values of a form. What is not the person's to change becomes a request instead. */
export const brandChanges: SendableCall<Page<Partial<Diverted>>, BrandChangesInput> = {
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
  readonly body: Readonly<Record<string, unknown>>
}
