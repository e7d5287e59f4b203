import { sql } from 'kysely'
import {
  i18nMessageCreate,
  i18nMessageRemove,
  i18nMessageUpdate,
  type Message,
} from '#contract/System/i18n.ts'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { transact } from '#server/engine/transact.ts'
import { route } from '#server/http/handler.ts'
import { changeMessages } from '#server/services/i18n/changeMessages.ts'
import { messageOf } from './listMessages.ts'

/** Adds, changes and removes the operator's text for one message in one language. */
export const oneMessageRoutes = [
  route(i18nMessageCreate, async ({ body: { locale, key, text }, context }) => ({
    data: await transact(context(), async (inside) => {
      await lock(inside, locale)
      const { rows } = await sql`
        select from i18n_message where locale = ${locale} and key = ${key}`.execute(inside.db)
      if (rows.length > 0) throw refuseFields('duplicate', { key: 'duplicate' })
      return change(inside, { locale, key, text })
    }),
  })),
  route(i18nMessageUpdate, async ({ query: { cond }, body: { text, from }, context }) => ({
    data: await transact(context(), async (inside) => {
      await lock(inside, cond.locale)
      await messageOf(inside.db, cond.locale, cond.key)
      return change(inside, { ...cond, text }, from)
    }),
  })),
  route(i18nMessageRemove, async ({ query: { cond, from }, context }) => ({
    data: {
      removed: await changeMessages(context(), cond.locale, { [cond.key]: '' }, basis(cond.key, from)),
    },
  })),
]

async function change(
  inside: Context,
  { locale, key, text }: Pick<Message, 'locale' | 'key' | 'text'>,
  from?: string,
): Promise<Message> {
  await changeMessages(inside, locale, { [key]: text }, basis(key, from))
  return messageOf(inside.db, locale, key)
}

const basis = (key: string, from: string | undefined): Readonly<Record<string, string>> =>
  from === undefined ? {} : { [key]: from }

/** Two people who save the same message take turns, so that the second learns of the first change. */
const lock = ({ db }: Context, locale: string) =>
  sql`select from i18n_language where name = ${locale} for update`.execute(db)
