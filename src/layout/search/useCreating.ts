import Add from '@mui/icons-material/Add'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { useRegistry } from '#src/kit/base/registry/registryContext.ts'
import { mayOf, useSubject } from '#src/kit/base/person/subject.ts'
import { useCreateTitles } from '#src/kit/base/resource/useCreateTitle.ts'
import type { Entry } from './entry.ts'

/**
 * The kinds of records that this user may create. Their texts are loaded first, because their area may not
 * have been visited yet.
 */
export function useCreating(): readonly Entry[] {
  const subject = useSubject()
  const titleOf = useCreateTitles()
  const locale = useLocale()
  const { composition, loadMessages } = useRegistry()
  const resources = [...composition.resources.values()].filter(
    ({ create, contract }) =>
      create && !contract.waiting.includes('create') && mayOf(subject, contract.can.create),
  )
  const plugins = [...new Set(resources.map(({ plugin }) => plugin))]
  const { data: isSaid = false } = useQuery({
    queryKey: ['atrium.search.words', locale, plugins.map(({ id }) => id)],
    // If the texts cannot be loaded nothing is offered; opening the search again retries.
    queryFn: () => Promise.all(plugins.map(loadMessages)).then(() => true),
    retry: false,
    gcTime: 0,
  })
  if (!isSaid) return []
  return resources.map(({ name }) => ({
    id: `create ${name}`,
    title: titleOf(name),
    icon: Add,
    to: `/${name}/create`,
  }))
}
