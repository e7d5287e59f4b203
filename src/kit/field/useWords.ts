import { useMemo } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'

/** What the fields of a resource are called in the current language. */
export interface Words {
  /** The label of a field. */
  label(source: string): string
  /** The word for one of a choice field's values; a value without a word stands for itself. */
  choice(source: string, value: unknown): string
  /** What stands beneath an input; empty where nothing needs saying. */
  help(source: string): string
  yesNo(value: boolean): string
}

/** The words of the resource on screen, or of a named one: `resources.<name>.fields|choices|help.<source>`. */
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
