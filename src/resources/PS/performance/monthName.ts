type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string

interface CalculatedMonth {
  readonly stat_month?: string | null | undefined
  readonly is_to_date?: boolean | undefined
}

/** What a month of figures is called: `2026-10`, or `2026-11 to date` while it runs. */
export function monthName(translate: Translate, at: CalculatedMonth | null | undefined): string {
  const month = at?.stat_month ?? ''
  return at?.is_to_date ? translate('PS.performance.to_date', { month }) : month
}

/** What its sales are compared with: the month before or a year ago, of a month that runs as many days of it. */
export const basisName = (
  translate: Translate,
  at: CalculatedMonth | null | undefined,
  base: 'before' | 'year',
): string => translate(`PS.performance.than_${at?.is_to_date ? 'days_' : ''}${base}`)
