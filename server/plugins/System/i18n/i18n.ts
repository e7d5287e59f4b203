import { sql } from 'kysely'
import {
  i18nLanguages,
  i18nMessages,
  i18nSwitch,
  i18nUpdate,
  languageName,
  messageLimit,
} from '#contract/System/i18n.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { authorize } from '#server/engine/refuse.ts'
import { route } from '#server/http/handler.ts'
import { changeMessages } from '#server/services/i18n/changeMessages.ts'
import { languages, messagesOf } from '#server/services/i18n/languages.ts'
import { listMessages } from './listMessages.ts'
import { oneMessageRoutes } from './oneMessage.ts'
import { workbookRoutes } from './workbook.ts'

/** The languages, the operator's own texts in them, and the language of the account. */
export const i18nRoutes = [
  ...oneMessageRoutes,
  ...workbookRoutes,
  route(i18nLanguages, async ({ query, context, services: { database } }) => {
    if (query.list === 'messages') {
      authorize('system.i18n.view', context().who)
      return { data: await listMessages(database.db, query) }
    }
    const list = await languages(database.db)
    return { data: { list, total: list.length } }
  }),
  route(i18nMessages, async ({ params, services: { database } }) => {
    const name = requireName(params.name)
    const found = await messagesOf(database.db, name)
    if (!found) throw new ApiError('not_found')
    return { data: { name, ...found } }
  }),
  route(i18nUpdate, async ({ params, body: { messages, from }, context }) => {
    if (Object.keys(messages).length > messageLimit)
      throw new ApiError('range.limit', { limit: messageLimit })
    return { data: { updated: await changeMessages(context(), requireName(params.name), messages, from) } }
  }),
  route(i18nSwitch, async ({ params, context }) => {
    const { db, who } = context()
    const locale = params.name
    if (!(await languages(db)).some(({ name }) => name === locale))
      throw refuseFields('param.invalid', { name: 'choice' })
    // This change cannot conflict with those of others, so the revision stays.
    await sql`update "user" set locale = ${locale} where _id = ${who.id} and locale <> ${locale}`.execute(db)
    return { data: { locale } }
  }),
]

/** Throws `not_found` for a text that cannot be the name of a language. */
function requireName(name: string): string {
  if (!languageName.test(name)) throw new ApiError('not_found')
  return name
}
