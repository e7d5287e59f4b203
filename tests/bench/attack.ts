import { setTimeout as sleep } from 'node:timers/promises'
import { attacks, type Target } from './attacks.ts'

/**
 * Attacks a server until it gets a message, and replies with how often each outcome came. A process of its own, so that the
 * attacker's work does not count in the times that the victim measures. Started by `fair.ts`, and ends with it.
 */
const [name = '', target = ''] = process.argv.slice(2)
const attack = attacks[name]
if (!attack) throw new Error(`no attack is called ${name}`)
const outcomes = new Map<string, number>()
process.once('disconnect', () => process.exit(1))
process.once('message', () => process.send?.(Object.fromEntries(outcomes), () => process.exit()))

const send = await attack.prepare(JSON.parse(target) as Target)
await Promise.all(
  Array.from({ length: attack.atOnce }, async (_, lane) => {
    for (let turn = 0; ; turn += 1) {
      const outcome = await send(lane, turn).catch(() => 'cut off')
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      // Whoever is turned away without a word would otherwise only keep this process busy.
      if (outcome === 'cut off') await sleep(100)
    }
  }),
)
