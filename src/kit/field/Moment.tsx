import { formatDate } from './formatDate.ts'
import { isFigure } from './formatNumber.ts'

/** A moment in unix seconds, by the clock of the site and for machines; `-` for what is no moment. */
export const Moment = ({ at }: { readonly at: number }) => (
  <time {...(isFigure(at) ? { dateTime: new Date(at * 1000).toISOString() } : {})}>
    {formatDate(at, 'YYYY/M/D HH:mm')}
  </time>
)
