import type { Field } from '#contract/field.ts'

/** Whether people write the text as they like, rather than choose a country, a month or the like. */
export const isFreeText = ({ kind, means }: Field): boolean =>
  kind === 'text' && (means === undefined || means === 'code' || means === 'phone')
