import type { z } from 'zod'
import { duplicates } from '#contract/brandDB/duplicates.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSettled } from '#src/kit/base/keyboard/useSettled.ts'

/** A record that is similar to the one being entered. */
export type LookAlike = z.infer<typeof duplicates.reply>['list'][number]

/** The fields that are compared. */
const compared = ['name', 'name_en', 'name_tc', 'aliases', 'registration_no', 'country'] as const

/** Milliseconds after the user stops typing, so that not every letter sends a request. */
const wait = 400

/**
 * Existing records that are similar to these values; none before two characters are typed, or if the back end
 * has no such call.
 */
export function useLookAlikes(
  noun: 'brand' | 'company',
  values: Readonly<Record<string, unknown>>,
): readonly LookAlike[] {
  const given = JSON.stringify(
    Object.fromEntries(
      compared.flatMap((name) => (textOf(values[name]) ? [[name, textOf(values[name])]] : [])),
    ),
  )
  const query = useSettled(given, wait)
  const typed = parsed(query)
  const { data } = useCall(duplicates, isEnough(typed) ? { query: { noun, ...typed } } : null, {
    keepsPrevious: true,
    staleTime: 30_000,
  })
  return isEnough(parsed(given)) ? (data?.list ?? none) : none
}

const none: readonly LookAlike[] = []

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value.trim() : ''

const parsed = (query: string) => JSON.parse(query) as Partial<Record<(typeof compared)[number], string>>

/** The country alone is not enough. */
const isEnough = ({ country: _, ...others }: ReturnType<typeof parsed>): boolean =>
  Object.values(others).some((text) => [...text].length > 1)
