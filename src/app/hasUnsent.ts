import { keptTargets } from '#src/kit/form/answers/answerStore.ts'
import { readOutbox } from '#src/kit/form/outbox/outboxStore.ts'

/** Whether something of a user waits on this device. */
export async function hasUnsent(user: string): Promise<boolean> {
  const found = await Promise.all([hasOutbox(user), hasAnswers(user)])
  return found.includes(true)
}

async function hasOutbox(user: string): Promise<boolean> {
  try {
    return (await readOutbox(user)).length > 0
  } catch {
    // The browser is told to store nothing.
    return false
  }
}

async function hasAnswers(user: string): Promise<boolean> {
  try {
    return (await keptTargets(`${user}/`)).size > 0
  } catch {
    // The browser is told to store nothing.
    return false
  }
}
