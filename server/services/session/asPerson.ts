import type { Locale } from '#contract/localText.ts'
import type { Context } from '#server/engine/context.ts'
import { personNow } from './personNow.ts'

/**
 * The context for work in the name of a person, with the rights that they have now, for what they arranged
 * before: `asPerson(context, created_by, site)`. Also returns their language. Throws 1002 if they may no longer
 * sign in.
 */
export async function asPerson(
  context: Context,
  id: string,
  site: string | null,
): Promise<{ readonly context: Context; readonly locale: Locale }> {
  const { who, locale } = await personNow(context.db, id, site)
  return { context: { ...context, who, ip: null }, locale }
}
