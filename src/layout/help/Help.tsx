import { useLocaleState } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link, useParams } from 'react-router-dom'
import type { Locale } from '#contract/localText.ts'
import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { useRegistry } from '#src/kit/base/registry/registryContext.ts'
import { usePluginTexts } from '#src/kit/base/registry/usePluginTexts.ts'
import { leavesOf } from '#src/layout/menuMatch.ts'
import { PageLoading } from '#src/layout/pages/PageLoading.tsx'
import { useShell } from '#src/layout/shellContext.ts'
import s from './Help.module.css'
import { shortcuts } from './shortcuts.ts'
import { useSeenHelp } from './useSeenHelp.ts'

/** What each area is for and how to begin, as far as the user may see it, and the keys of the console. */
export const Help = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { area: wanted } = useParams()
  const areas = areasOf(useRegistry().composition.plugins, useShell().menus, wanted)
  const isReady = usePluginTexts(areas.map(({ id }) => id))
  useSeenHelp(wanted)
  if (!isReady) return <PageLoading />
  const explained = areas.filter(({ id }) => translate(`${id}.help.about`, { _: '' }) !== '')
  const area = explained.find(({ id }) => id === wanted) ?? explained[0]
  return (
    <article className={s.page}>
      <h1>{translate('atrium.shell.help.title')}</h1>
      <div className={s.columns}>
        <nav className={s.areas} aria-label={translate('atrium.shell.help.areas')}>
          {explained.map(({ id, title }) => (
            <Link
              key={id}
              className="muted no-underline hover"
              to={`/help/${id}`}
              aria-current={id === area?.id ? 'page' : undefined}
            >
              {title[locale as Locale]}
            </Link>
          ))}
        </nav>
        <div className={s.text}>
          {area && <Area id={area.id} title={area.title[locale as Locale]} />}
          <h2>{translate('atrium.shell.help.keys')}</h2>
          {shortcuts.map(({ title, keys }) => (
            <section key={title.en_US}>
              <h3 className="muted small">{title[locale as Locale]}</h3>
              <dl className={s.keys}>
                {keys.map((one) => (
                  <div key={one.does.en_US} className="stack gap-16">
                    <dt className="flex wrap gap-4">
                      {one.keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dt>
                    <dd>{one.does[locale as Locale]}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

const steps = ['step1', 'step2', 'step3', 'step4']

function Area({ id, title }: { readonly id: string; readonly title: string }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const pages = leavesOf(useShell().menus).filter(({ uri }) => uri?.startsWith(`/${id}/`))
  return (
    <>
      <h2>{title}</h2>
      <p className={s.about}>{translate(`${id}.help.about`)}</p>
      <ol>
        {steps
          .map((step) => translate(`${id}.help.${step}`, { _: '' }))
          .filter((text) => text !== '')
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ol>
      {pages.length > 0 && (
        <ul className={s.pages} aria-label={translate('atrium.shell.help.pages')}>
          {pages.map((page) => (
            <li key={page.id}>
              <Link to={page.uri ?? '/'}>{localName(page, locale)}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The areas in the user's menu, in its order, and the one that the user came from, which may not be in the menu. */
function areasOf(
  plugins: readonly Plugin[],
  menus: readonly MenuNode[],
  wanted: string | undefined,
): readonly Plugin[] {
  const ids = [...leavesOf(menus).map(({ uri }) => uri?.split('/')[1]), wanted]
  return [...new Set(ids)].flatMap((id) => plugins.find((plugin) => plugin.id === id) ?? [])
}
