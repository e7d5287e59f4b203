import { randomFillSync } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

let last = { time: 0, tail: [] as readonly number[] }

/**
 * A new record id: 20 letters and digits, sorted by time, so that indexes grow at their end and what one
 * process creates at once stays in order.
 */
export function newId(): string {
  const time = Math.max(Date.now(), last.time)
  const tail = time === last.time ? after(last.tail) : chance()
  last = { time, tail }
  let id = ''
  for (let shift = 45; shift >= 0; shift -= 5) id += letter(Math.floor(time / 2 ** shift))
  return id + tail.map(letter).join('')
}

/** A low first letter leaves room for any number of increments. */
const chance = (): number[] => [...nextBytes(10)].map((byte, at) => byte % (at === 0 ? 16 : 32))

// Asking the system for chance takes longer than all the rest of an id, so it is asked for a few hundred at once.
const pool = new Uint8Array(4096)
let used = pool.length

function nextBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += count
  return pool.subarray(used - count, used)
}

function after(tail: readonly number[]): number[] {
  const next = [...tail]
  let at = next.length - 1
  while (at > 0 && next[at] === 31) next[at--] = 0
  next[at] = (next[at] ?? 0) + 1
  return next
}

const letter = (value: number): string => alphabet.charAt(value % 32)
