import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Alert, Link } from '#src/light/Form.tsx'
import { networkText } from '#src/providers/http.ts'
import { storedLocale } from '#src/providers/locale.ts'
import { signInWords } from './signInWords.ts'

/**
 * A part of the page that is fetched when it is first shown, and what is shown meanwhile. If it cannot be fetched,
 * `otherwise` is shown instead.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
  otherwise: ComponentType<Props> = NotFetched,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load().catch(() => otherwise) }))
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}

function NotFetched() {
  const locale = storedLocale()
  return (
    <Alert>
      {networkText(locale)} <Link onClick={() => location.reload()}>{signInWords.loadAgain[locale]}</Link>
    </Alert>
  )
}
