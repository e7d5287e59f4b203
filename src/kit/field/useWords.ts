import { useMemo } from 'react'
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
 * Returns the texts of the current resource, or of a named resource:
 * `resources.<name>.fields|choices|help.<source>`.
 */
export function useWords(name?: string): Words {
  const resource = useResourceContext(name === undefined ? {} : { resource: name }) ?? ''
  const translate = useTranslate()
  return useMemo(
    () => ({
      label: (source) =>
        translate(`resources.${resource}.fields.${source}`, {
          _: translate(`atrium.field.${source}`, { _: readable(source) }),
        }),
      choice: (source, value) =>
        translate(`resources.${resource}.choices.${source}.${value}`, { _: String(value) }),
      help: (source) => translate(`resources.${resource}.help.${source}`, { _: '' }),
      yesNo: (value) => translate(`ra.boolean.${value}`),
    }),
    [resource, translate],
  )
}

const readable = (source: string): string => {
  const words = source.replace(/_id(s?)$/, '$1').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
