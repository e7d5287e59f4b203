import { useEffect } from 'react'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { keptTargets } from './answerStore.ts'
import { answersAt, knownAnswers, prefixOf } from './answersAt.ts'
import { keptCall, sendAnswers } from './sendAnswers.ts'
import { useFileRefused } from './useFileRefused.ts'

/**
 * Sends the answers of a user for the current site that are on this device since an earlier visit, now or when
 * the network is back, whatever page is open; those for another site once it is the current one. Mounted once.
 */
export function useKeptAnswers(user: string, site: string | null): void {
  const calls = useBackEnd()
  const onFileRefused = useFileRefused()
  useEffect(() => {
    const sendAll = async () => {
      for (const [key, target] of await keptTargets(prefixOf(user, site))) {
        const known = knownAnswers(key)
        // It may have waited for this site.
        if (known?.get().state === 'waiting') void known.flush().catch(() => undefined)
        if (known) continue
        const answers = answersAt(key, target)
        answers.handle({
          send: async (given) =>
            void (await sendAnswers({ calls, target, call: keptCall(target), onFileRefused }, given)),
          onRefused: calls.showFailure,
        })
        answers.start()
      }
    }
    void sendAll()
  }, [user, site, calls, onFileRefused])
}
