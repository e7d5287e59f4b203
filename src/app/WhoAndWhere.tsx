import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useNotify, useStore } from 'react-admin'
import { i18nSwitch } from '#contract/System/i18n.ts'
import { useLeaveQuestion } from '#src/kit/form/useLeaveQuestion.tsx'
import { ResourcesContext } from '#src/kit/contractOf.ts'
import { useIsOpened } from '#src/kit/opening.ts'
import { PersonContext } from '#src/kit/personContext.ts'
import { RegistryContext, useRegistry } from '#src/kit/registryContext.ts'
import { ShopResultsContext, useShopResultsAt } from '#src/kit/shopResults.ts'
import { SubjectContext } from '#src/kit/subject.ts'
import { CallsContext } from '#src/kit/call/callsContext.ts'
import { useMedia } from '#src/kit/useMedia.ts'
import { menuTree, mountedFor } from '#src/kit/menu/menuTree.ts'
import { ShellContext, type Shell } from '#src/layout/shellContext.ts'
import { subjectOf } from '#src/providers/access.ts'
import { createCalls } from '#src/providers/calls.ts'
import { offeredLocales } from '#src/providers/languages.ts'
import { loadLanguages } from '#src/providers/loadLanguages.ts'
import type { Locale } from '#src/providers/locale.ts'
import { currentSite } from '#src/providers/session.ts'
import { AtSite } from './AtSite.tsx'
import { compositionHere } from './compositionHere.ts'
import { followEvents } from './followEvents.ts'
import { Language } from './Language.tsx'
import { personOf } from './personOf.ts'
import { SessionBar } from './SessionBar.tsx'
import type { ConsoleParts } from './startConsole.ts'
import { useSignOut } from './useSignOut.tsx'
import { useSwitchSite } from './useSwitchSite.ts'

/**
 * Provides the signed-in person, the current site, what follows from both (menu, access, and which plugins
 * run), and the language.
 */
export const WhoAndWhere = ({ parts, children }: { parts: ConsoleParts; children: ReactNode }) => {
  const { session, http, site, signIn, composition, off } = parts
  const { signOut, question } = useSignOut(parts)
  const notify = useNotify()
  const { switchSite, isSwitching } = useSwitchSite(parts)
  const leaving = useLeaveQuestion()
  const askToLeave = leaving.ask
  const state = useSyncExternalStore(session.subscribe, session.get)
  const { user, token, menu, languages, spaceOwner } = state
  // Beside a list, a narrow window has room for the icons only.
  const isNarrow = useMedia('(max-width: 1199px)')
  const [collapsed, setCollapsed] = useStore<boolean>(
    `atrium.menu.collapsed${isNarrow ? '.narrow' : ''}`,
    isNarrow,
  )
  const chosen = currentSite(state)
  const shopResults = useShopResultsAt(chosen)

  const subject = useMemo(() => user && subjectOf(user, chosen, spaceOwner), [user, chosen, spaceOwner])
  const rules = useSyncExternalStore(off.subscribe, off.get)
  const here = useMemo(
    () => compositionHere(composition, { user, site: chosen }, rules),
    [composition, user, chosen, rules],
  )
  const whole = useRegistry()
  const registry = useMemo(() => ({ ...whole, composition: here }), [whole, here])
  // A reference leads to the area that runs here, if several areas mount its resource.
  const resources = useMemo(() => new Map([...here.resources, ...composition.resources]), [here, composition])
  const shell = useMemo((): Shell | null => {
    if (!user || !subject) return null
    return {
      name: user.name,
      username: user.username,
      user,
      currentUser: user,
      token,
      collapsed,
      mode: collapsed ? 'vertical' : 'inline',
      setCollapsed,
      menus: menuTree(menu ?? [], subject, mountedFor(here, subject)),
      rawMenuList: menu ?? [],
      ...shopResults,
      sites: user.sites,
      site: user.sites.find(({ _id }) => _id === chosen) ?? null,
      switchSite: (id) => askToLeave(() => void switchSite(id)),
      isSwitching,
      locales: offeredLocales(languages),
      problems: here.problems,
      signOut,
    }
  }, [
    user,
    token,
    subject,
    menu,
    shopResults,
    languages,
    chosen,
    collapsed,
    setCollapsed,
    switchSite,
    askToLeave,
    isSwitching,
    here,
    signOut,
  ])

  const person = useMemo(() => shell && personOf(shell, { session, http }), [shell, session, http])

  // react-admin caches access checks, but another site or role means other permissions.
  const queryClient = useQueryClient()
  useEffect(
    () => session.subscribe(() => void queryClient.invalidateQueries({ queryKey: ['auth'] })),
    [session, queryClient],
  )

  const isOpened = useIsOpened()
  useEffect(() => (isOpened ? void loadLanguages({ http, session }) : undefined), [isOpened, http, session])

  const personId = user?._id
  // At once: what others change after the page was read would be missed.
  useEffect(() => (personId === undefined ? undefined : followEvents(parts, personId)), [parts, personId])

  const calls = useMemo(
    () =>
      createCalls({
        http,
        site,
        notify: (message) => notify(message, { type: 'error', messageArgs: { _: message } }),
        onSignedOut: signIn.expire,
      }),
    [http, site, notify, signIn],
  )

  // The account stores the choice for other devices; the screen has already changed.
  const remember = useCallback(
    (locale: Locale) =>
      void calls
        .send(i18nSwitch, { params: { name: locale }, query: { user_type: '1' } })
        .catch(calls.showFailure),
    [calls],
  )

  // Just signed out: the page is about to reload.
  if (!shell) return null
  return (
    <SubjectContext value={subject}>
      <CallsContext value={calls}>
        <PersonContext value={person}>
          <RegistryContext value={registry}>
            <ResourcesContext value={resources}>
              <ShopResultsContext value={shopResults}>
                <ShellContext value={shell}>
                  <Language i18n={parts.i18n} store={parts.store} onChosen={remember}>
                    <AtSite sites={shell.sites} site={chosen} switchSite={switchSite}>
                      {children}
                    </AtSite>
                    {question}
                    {leaving.question}
                    <SessionBar check={signIn.check} />
                  </Language>
                </ShellContext>
              </ShopResultsContext>
            </ResourcesContext>
          </RegistryContext>
        </PersonContext>
      </CallsContext>
    </SubjectContext>
  )
}
