import { useGetResourceLabel, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'

/** Returns the title for creating a record of a resource, for the button and the page. */
export const useCreateTitle = (resource: string): string => useCreateTitles()(resource)

/** Returns a function from the name of a resource to the title for creating its records. */
export function useCreateTitles(): (resource: string) => string {
  const translate = useTranslate()
  const locale = useLocale()
  const labelOf = useGetResourceLabel()
  return (resource) => {
    const name = labelOf(resource, 1)
    return translate('ra.page.create', { name: locale === 'en_US' ? lowerFirst(name) : name })
  }
}

/** Inside an English sentence a resource's name is in lower case, unless it is an abbreviation. */
const lowerFirst = (noun: string): string => noun.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
