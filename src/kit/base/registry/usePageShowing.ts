import { useContext } from 'react'
import { RegistryContext } from './registryContext.ts'
import { mayOf, SubjectContext } from '#src/kit/base/person/subject.ts'

/**
 * Returns a function from a record's id to the address of the page that a plugin has for such records besides
 * their screens (`shows` of its page); undefined if no plugin has one that runs at the current site and is
 * open to the user. `usePageShowing('store')?.(id)` is the address of the page of a shop.
 */
export function usePageShowing(noun: string): ((id: string) => string) | undefined {
  const registry = useContext(RegistryContext)
  const subject = useContext(SubjectContext)
  const page = registry?.composition.pages.find(
    ({ shows, can }) => shows === noun && subject !== null && mayOf(subject, can),
  )
  return page && ((id) => page.route.replace(lastParameter, `/${encodeURIComponent(id)}`))
}

/** The part of a route that is the id of the record. */
const lastParameter = /\/:\w+$/
