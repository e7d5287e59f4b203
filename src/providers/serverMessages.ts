import { isRecord } from '#contract/isRecord.ts'
import { HttpError, type Http } from './http.ts'
import { locales, type Locale } from './locale.ts'
import type { MessageSource, Phrases } from './messageSource.ts'
import { storage } from './storage.ts'

/**
 * The operator's changes to the console's messages (GET /system/i18n/{name}). `load` fetches them each time
 * and never rejects: without a reply the texts of the last visit stay, and if the back end has none, there
 * are none. The texts of the last visit are available from the start, so that a reload does not show other
 * texts first.
 */
export function createServerMessages(http: Http): MessageSource {
  const loaded = new Map(locales.flatMap((locale) => recall(locale)))

  async function load(locale: Locale): Promise<void> {
    try {
      const signal = AbortSignal.timeout(patience)
      const { data } = await http.send({ method: 'GET', path: `/system/i18n/${locale}`, signal })
      const messages = textsOf(data)
      // Equal texts keep the same object, so that nothing renders again.
      if (JSON.stringify(messages) === JSON.stringify(loaded.get(locale))) return
      loaded.set(locale, messages)
      storage.write(keyOf(locale), JSON.stringify({ version: versionOf(data), messages }))
    } catch (error) {
      if (!(error instanceof HttpError && (error.status === 404 || !error.isNetwork))) return
      loaded.delete(locale)
      storage.write(keyOf(locale), null)
    }
  }

  return { load, loaded }
}

/** Milliseconds after which the console continues with the messages it has. */
const patience = 3000

const keyOf = (locale: Locale): string => `atrium.messages.${locale}`

function recall(locale: Locale): [Locale, Phrases][] {
  try {
    const stored: unknown = JSON.parse(storage.read(keyOf(locale)) ?? 'null')
    return isRecord(stored) ? [[locale, textsOf(stored)]] : []
  } catch {
    return []
  }
}

/** Keeps only texts; other values from a back end are ignored. */
function textsOf(data: unknown): Phrases {
  const messages = isRecord(data) && isRecord(data['messages']) ? data['messages'] : {}
  return Object.fromEntries(
    Object.entries(messages).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}

const versionOf = (data: unknown): number =>
  isRecord(data) && typeof data['version'] === 'number' ? data['version'] : 0
