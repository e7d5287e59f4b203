import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { deviceOf } from './deviceOf.ts'

/**
 * Returns a function that names a device by its `User-Agent`: “Chrome on Windows”, or as much of that as is
 * known. `texts` is the key under which an area has `deviceTexts`.
 */
export function useDeviceName(texts: string): (userAgent: string | null) => string {
  const translate = useTranslate()
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent)
    const browserName = browser && translate(`${texts}.browser.${browser}`)
    const systemName = system && translate(`${texts}.system.${system}`)
    if (browserName && systemName)
      return translate(`${texts}.both`, { browser: browserName, system: systemName })
    return browserName ?? systemName ?? translate(`${texts}.unknown`)
  }
}
