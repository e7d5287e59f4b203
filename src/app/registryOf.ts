import type { Composition } from '#src/kit/base/registry/compose.ts'
import type { PartFailure, Registry } from '#src/kit/base/registry/registryContext.ts'
import type { Http } from '#src/providers/http.ts'
import type { ConsoleI18nProvider } from '#src/providers/i18nProvider.ts'
import { seenOn } from './seenTexts.ts'

interface Options {
  readonly composition: Composition
  readonly i18n: ConsoleI18nProvider
  readonly http: Http
}

/**
 * A plugin's texts are loaded with its first rendered part, and the code that reports failures with the first
 * failure.
 */
export function registryOf({ composition, i18n, http }: Options): Registry {
  let reporter: Promise<(failure: PartFailure) => Promise<void>> | undefined
  return {
    composition,
    contents: new WeakMap(),
    loadMessages: async ({ id, messages }) => {
      if (messages) await i18n.addMessages(id, messages)
    },
    readTexts: async () => {
      const { bundledTexts } = await import('#src/providers/bundledTexts.ts')
      return bundledTexts(composition.plugins)
    },
    seenOn,
    onFault: (failure) => {
      reporter ??= import('./reportFault.ts').then(({ faultReporter }) => faultReporter(http))
      void reporter.then((report) => report(failure)).catch(() => undefined)
    },
  }
}
