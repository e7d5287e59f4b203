import { formatDate } from './formatDate.ts'
import { isFigure } from './formatNumber.ts'

/** A time in unix seconds, shown in the site's time zone and machine-readable; `-` for other values. */
export const Moment = ({ at }: { readonly at: number }) => (
  <time {...(isFigure(at) ? { dateTime: new Date(at * 1000).toISOString() } : {})}>
    {formatDate(at, 'YYYY/M/D HH:mm')}
  </time>
)
