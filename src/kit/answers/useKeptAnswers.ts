import { useEffect } from 'react'
import { useBackEnd, type BackEnd } from '#src/kit/call/callsContext.ts'
import { keptTargets } from './answerStore.ts'
import { answersAt, isKnown } from './answersAt.ts'
import { sendKept } from './sendAnswers.ts'

/**
 * Sends the answers of a user that are on this device since an earlier visit, now or when the network is back,
 * whatever page is open. Mounted once.
 */
export function useKeptAnswers(user: string): void {
  const calls = useBackEnd()
  useEffect(() => void sendAllKept(user, calls), [user, calls])
}

async function sendAllKept(user: string, calls: BackEnd): Promise<void> {
  for (const [key, target] of await keptTargets(`${user}/`)) {
    if (isKnown(key)) continue
    const answers = answersAt(key, target)
    answers.handle({
      send: (given) => sendKept(calls, target, given),
      onRefused: calls.showFailure,
    })
    answers.start()
  }
}
