import { formatNumber, noValue } from '#src/kit/value/field/formatNumber.ts'

/** A size in bytes as kB or MB. */
export function formatSize(bytes: unknown): string {
  if (typeof bytes !== 'number') return noValue
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000
    ? `${formatNumber(Math.round(bytes / 100) / 10)} kB`
    : `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`
}
