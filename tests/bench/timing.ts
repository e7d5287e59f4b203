import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'

/** Two ways to one result, and the check that it is one. */
export interface Pair<T> {
  first: () => Promise<T>
  second: () => Promise<T>
  /** Throws when they differ. */
  same: (first: T, second: T) => void
}

/**
 * Times both ways in pairs, each first in turn, so that whatever else the machine does hits both alike. Before each
 * pair one of them runs untimed: what it reads must not be warm for the other alone.
 * Answers the milliseconds; those of the warm-up are left out.
 */
export async function inPairs<T>(pairs: number, warmUp: number, next: () => Pair<T>) {
  const first: number[] = []
  const second: number[] = []
  for (let index = -warmUp; index < pairs; index += 1) {
    const pair = next()
    const isTurned = index % 2 !== 0
    await pair.second()
    const one = await timed(isTurned ? pair.second : pair.first)
    const other = await timed(isTurned ? pair.first : pair.second)
    const [a, b] = isTurned ? [other, one] : [one, other]
    pair.same(a.result, b.result)
    if (index < 0) continue
    first.push(a.ms)
    second.push(b.ms)
  }
  return { first, second }
}

/** Median and 95th percentile of both, and how the first compares with the second: the median of the pairs' ratios. */
export function summary(first: readonly number[], second: readonly number[]): Record<string, number> {
  const [http, sql] = [sorted(first), sorted(second)]
  const ratios = sorted(first.map((ms, index) => ms / (second[index] ?? Number.NaN)))
  return {
    'HTTP median ms': round(at(http, 0.5)),
    'HTTP p95 ms': round(at(http, 0.95)),
    'SQL median ms': round(at(sql, 0.5)),
    'SQL p95 ms': round(at(sql, 0.95)),
    'median ratio': round(at(ratios, 0.5)),
    'ratio of p95': round(at(http, 0.95) / at(sql, 0.95)),
  }
}

/** What the figures were taken on, and of which state of the sources. */
export function machine(): string {
  const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain') === '' ? '' : ' and changes'
  const memory = Math.round(totalmem() / 2 ** 30)
  const cores = cpus()
  return `${cores.length} x ${cores[0]?.model ?? 'unknown'}, ${memory} GB, Node ${process.version}, commit ${git('rev-parse', '--short', 'HEAD')}${changed}`
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const started = performance.now()
  const result = await work()
  return { result, ms: performance.now() - started }
}

export const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)
export const at = (values: readonly number[], share: number): number =>
  values[Math.ceil(values.length * share) - 1] ?? Number.NaN
export const round = (value: number): number => Math.round(value * 100) / 100
