import { setTimeout as sleep } from 'node:timers/promises'
import { attacks, type Target } from './attacks.ts'

/**
 * Attacks a server until it is told to stop (SIGTERM), and prints how often each outcome came, as JSON. A process of its
 * own, so that the attacker's work is not in the times that the victim measures. Started by `fair.ts`.
 */
const [name = '', target = ''] = process.argv.slice(2)
const attack = attacks[name]
if (!attack) throw new Error(`no attack is called ${name}`)
const outcomes = new Map<string, number>()
const send = await attack.prepare(JSON.parse(target) as Target)

process.on('SIGTERM', () => {
  process.stdout.write(JSON.stringify(Object.fromEntries(outcomes)), () => process.exit())
})

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
