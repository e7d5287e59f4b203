import type { Http } from './http.ts'
import { readLanguages } from './languages.ts'
import { readPage } from './replies.ts'
import type { Session } from './session.ts'

/**
 * Fetches the languages that the back end offers, and stores them with the session; they are kept after it
 * ends. Call it once per page. Never rejects: without a reply those of the last visit stay.
 */
export async function loadLanguages({ http, session }: { http: Http; session: Session }): Promise<void> {
  try {
    const { data } = await http.send({ method: 'GET', path: '/system/i18n', query: { list: 'languages' } })
    session.update({ languages: readLanguages(readPage(data).list) })
  } catch {
    // Another back end may have no languages: then the console's own are offered.
  }
}
