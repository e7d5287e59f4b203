import { createContext, useContext, useMemo } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'

/** The texts for the fields of a resource in the current language. */
export interface Words {
  /** The label of a field. */
  label(source: string): string
  /** The text for a value of a choice field; the value itself if it has no text. */
  choice(source: string, value: unknown): string
  /** The help text below an input; empty if there is none. */
  help(source: string): string
  yesNo(value: boolean): string
}

/**
 * The texts of fields that belong to no resource, such as those of a call: their message key, or the texts
 * themselves if the fields come from the server.
 */
export const TextsContext = createContext<string | Words | undefined>(undefined)

/**
 * Returns the texts of the current resource, or of a named resource:
 * `resources.<name>.fields|choices|help.<source>`.
 */
export function useWords(name?: string): Words {
  const scope = useContext(TextsContext)
  const resource = useResourceContext(name === undefined ? {} : { resource: name }) ?? ''
  const given = name === undefined && typeof scope === 'object' ? scope : undefined
  const texts = name === undefined && typeof scope === 'string' ? scope : `resources.${resource}`
  const translate = useTranslate()
  return useMemo(
    () =>
      given ?? {
        label: (source) =>
          translate(`${texts}.fields.${source}`, {
            _: translate(`atrium.field.${source}`, { _: readable(source) }),
          }),
        choice: (source, value) => translate(`${texts}.choices.${source}.${value}`, { _: String(value) }),
        help: (source) => translate(`${texts}.help.${source}`, { _: '' }),
        yesNo: (value) => translate(`ra.boolean.${value}`),
      },
    [given, texts, translate],
  )
}

const readable = (source: string): string => {
  const words = source.replace(/_id(s?)$/, '$1').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
