import { HttpError, networkText } from '#src/providers/http.ts'
import { storedLocale } from '#src/providers/locale.ts'

/** Fetches the code that signs in, which comes while people type. A failure is one of the network. */
export const loadCredentials = () =>
  import('#src/providers/credentials.ts').catch(() => {
    throw new HttpError(networkText(storedLocale()), { isNetwork: true })
  })
