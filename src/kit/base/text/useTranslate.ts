import { useContext, useMemo } from 'react'
import { useTranslate as useRawTranslate, type TranslateFunction } from 'react-admin'
import { MountContext, mountedName } from './mounted.ts'

/**
 * As react-admin's: returns a function from the key of a text, and the values in it, to the text in the current language. In
 * an area that is mounted a second time, keys of the first mean its own texts.
 */
export function useTranslate(): TranslateFunction {
  const translate = useRawTranslate()
  const here = useContext(MountContext)
  return useMemo(
    () => (here ? (key, options) => translate(mountedName(key, here), options) : translate),
    [translate, here],
  )
}
