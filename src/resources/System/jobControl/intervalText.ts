import type { useTranslate } from 'react-admin'

const units = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** An interval in its largest whole unit: "1 hour", "90 minutes". */
export function intervalText(translate: ReturnType<typeof useTranslate>, seconds: number): string {
  const [unit, size] = units.find(([, length]) => seconds % length === 0) ?? units[3]
  return translate(`System.job.${unit}`, { smart_count: seconds / size })
}
