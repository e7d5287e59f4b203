import { useTranslate } from '#src/kit/base/text/useTranslate.ts'

/** Puts a number of seconds into words: minutes, hours or days. */
export function useWaited(): (seconds: number) => string {
  const translate = useTranslate()
  return (seconds) => {
    const minutes = Math.max(0, Math.floor(seconds / 60))
    if (minutes < 60) return translate('todo.minutes', { smart_count: minutes })
    const hours = Math.floor(minutes / 60)
    return hours < 48
      ? translate('todo.hours', { smart_count: hours })
      : translate('todo.days', { smart_count: Math.floor(hours / 24) })
  }
}
