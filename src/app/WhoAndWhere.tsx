import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { i18nSwitch } from '#contract/System/i18n.ts'
import { useLeaveQuestion } from '#src/kit/form/unsaved/useLeaveQuestion.tsx'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { ShopResultsContext, useShopResultsAt } from '#src/kit/page/shopResults.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { ShellContext } from '#src/layout/shellContext.ts'
import { subjectOf } from '#src/providers/access.ts'
import type { Locale } from '#src/providers/locale.ts'
import { currentSite } from '#src/providers/session.ts'
import { AtSite } from './AtSite.tsx'
import { Language } from './Language.tsx'
import { personOf } from './personOf.ts'
import { SessionBar } from './SessionBar.tsx'
import type { ConsoleParts } from './startConsole.ts'
import { useConsoleCalls } from './useConsoleCalls.ts'
import { useRunningAreas } from './useRunningAreas.ts'
import { useShellState } from './useShellState.ts'
import { useSignOut } from './useSignOut.tsx'
import { useStayCurrent } from './useStayCurrent.ts'
import { useSwitchSite } from './useSwitchSite.ts'

/**
 * Provides the signed-in person, the current site, what follows from both (menu, access, and which plugins
 * run), and the language.
 */
export const WhoAndWhere = ({ parts, children }: { parts: ConsoleParts; children: ReactNode }) => {
  const { session, http, signIn } = parts
  const { signOut, question } = useSignOut(parts)
  const { switchSite, isSwitching } = useSwitchSite(parts)
  const leaving = useLeaveQuestion()
  const state = useSyncExternalStore(session.subscribe, session.get)
  const { user, spaceOwner } = state
  const chosen = currentSite(state)
  const shopResults = useShopResultsAt(chosen)
  const subject = useMemo(() => user && subjectOf(user, chosen, spaceOwner), [user, chosen, spaceOwner])
  const { here, registry, resources } = useRunningAreas(parts, { user, site: chosen })
  const { ask: askToLeave } = leaving
  const askAndSwitch = useCallback(
    (id: string) => askToLeave(() => void switchSite(id)),
    [askToLeave, switchSite],
  )
  const shell = useShellState({
    state,
    subject,
    here,
    shopResults,
    switchSite: askAndSwitch,
    isSwitching,
    signOut,
  })
  const person = useMemo(() => shell && personOf(shell, { session, http }), [shell, session, http])
  useStayCurrent(parts, user?._id)
  const calls = useConsoleCalls(parts)

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
