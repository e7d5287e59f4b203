import { lazy, Suspense } from 'react'
import { Boundary } from '#src/kit/Boundary.tsx'
import type { Composition } from '#src/kit/compose.ts'
import type { ConsoleI18nProvider } from '#src/providers/i18nProvider.ts'

/**
 * What plugins put above every page. Call it once: their code is fetched when they are first drawn. One that cannot
 * be fetched is missing, since the page beneath is what the person came for.
 */
export const noticesOf = ({ plugins }: Pick<Composition, 'plugins'>, i18n: ConsoleI18nProvider) =>
  plugins.flatMap((plugin) =>
    (plugin.notices ?? []).map((load, i) => {
      const { id, messages } = plugin
      const Content = lazy(async () => {
        try {
          const [notice] = await Promise.all([load(), messages && i18n.addMessages(id, messages)])
          return { default: notice }
        } catch (error) {
          console.error(`A notice of ${id} could not be loaded`, error)
          return { default: Nothing }
        }
      })
      const name = `notices[${i}]`
      return (
        <Boundary key={`${id} ${name}`} plugin={plugin} contribution={name}>
          <Suspense fallback={null}>
            <Content />
          </Suspense>
        </Boundary>
      )
    }),
  )

const Nothing = () => null
