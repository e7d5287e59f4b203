import { useGetResourceLabel, useLocale, useTranslate } from 'react-admin'

/** What making a record of a resource is called, on the button and on the page. */
export const useCreateTitle = (resource: string): string => useCreateTitles()(resource)

/** The same for several resources: answers it by the name of each. */
export function useCreateTitles(): (resource: string) => string {
  const translate = useTranslate()
  const locale = useLocale()
  const labelOf = useGetResourceLabel()
  return (resource) => {
    const name = labelOf(resource, 1)
    return translate('ra.page.create', { name: locale === 'en_US' ? lowerFirst(name) : name })
  }
}

/** Inside an English sentence a resource starts small, unless it is an abbreviation. */
const lowerFirst = (noun: string): string => noun.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
