import type { Locale } from './locale.ts'
import type { MessageSource } from './messageSource.ts'

/**
 * Loads what a language needs, and the messages of all plugins (by namespace) as far as possible. Repeats if
 * plugins were added meanwhile, because these only loaded the language that was current then.
 */
export async function loadMessages(
  locale: Locale,
  needed: readonly Promise<void>[],
  plugins: ReadonlyMap<string, MessageSource>,
): Promise<void> {
  let count: number
  do {
    count = plugins.size
    const optional = [...plugins].map(([namespace, source]) =>
      source.load(locale).catch((error: unknown) => {
        console.error(`The ${locale} messages of ${namespace} could not be loaded`, error)
      }),
    )
    await Promise.all([...needed, ...optional])
  } while (plugins.size > count)
}
