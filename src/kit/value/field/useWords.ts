import { createContext, useContext, useMemo } from 'react'
import { useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'

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
 * `resources.<name>.fields|choices|help.<source>`; in the dialog of a step `resources.<name>.steps.<step>.…` before these.
 */
export function useWords(name?: string): Words {
  const scope = useContext(TextsContext)
  const resource = useResourceContext(name === undefined ? {} : { resource: name }) ?? ''
  const given = name === undefined && typeof scope === 'object' ? scope : undefined
  const texts = name === undefined && typeof scope === 'string' ? scope : `resources.${resource}`
  const translate = useTranslate()
  return useMemo(() => given ?? wordsUnder(texts, translate), [given, texts, translate])
}

/** The texts below a message key; those of a step without its own are those of its resource. */
export function wordsUnder(texts: string, translate: (key: string, options?: object) => string): Words {
  const [resource] = texts.split('.steps.')
  const word = (key: string, other: string) =>
    translate(`${texts}.${key}`, {
      _: resource === texts ? other : translate(`${resource}.${key}`, { _: other }),
    })
  return {
    label: (source) => word(`fields.${source}`, translate(`atrium.field.${source}`, { _: readable(source) })),
    choice: (source, value) => word(`choices.${source}.${value}`, String(value)),
    help: (source) => word(`help.${source}`, ''),
    yesNo: (value) => translate(`ra.boolean.${value}`),
  }
}

const readable = (source: string): string => {
  const words = source.replace(/_id(s?)$/, '$1').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
