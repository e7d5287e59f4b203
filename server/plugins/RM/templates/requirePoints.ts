import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { missingIn } from './missingIn.ts'
import type { TemplateRow } from './templateRow.ts'

/** Throws 4004 unless everything that the points refer to exists, and belongs to the site of the template if it has one. */
export async function requirePoints(inside: Context, template: TemplateRow): Promise<void> {
  const { size } = await missingIn(inside, template)
  if (size > 0) throw refuseFields('validation.failed', { items: 'reference' })
}
