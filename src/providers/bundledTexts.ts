import coreMessages from './coreMessages.ts'
import { locales, type Locale } from './locale.ts'
import { messageSource, type MessageLoaders } from './messageSource.ts'

/** A text that comes with the console or a plugin. */
export interface BundledText {
  readonly key: string
  /** The plugin, or `atrium` for the console itself. */
  readonly owner: string
  readonly texts: Readonly<Partial<Record<Locale, string>>>
}

/** Every text of the console and of these plugins in every language. Rejects if one of them cannot be loaded. */
export async function bundledTexts(
  plugins: readonly { readonly id: string; readonly messages?: MessageLoaders | undefined }[],
): Promise<readonly BundledText[]> {
  const owners = [{ id: 'atrium', messages: coreMessages }, ...plugins]
  const found = await Promise.all(
    owners.map(async ({ id: owner, messages }) => {
      if (!messages) return []
      const source = messageSource(messages)
      await Promise.all(locales.map(source.load))
      const keys = new Set(locales.flatMap((locale) => Object.keys(source.loaded.get(locale) ?? {})))
      return [...keys].map((key) => ({
        key,
        owner,
        texts: Object.fromEntries(locales.map((locale) => [locale, source.loaded.get(locale)?.[key] ?? ''])),
      }))
    }),
  )
  return found.flat()
}
