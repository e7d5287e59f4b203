const daySeconds = 86_400
/** 1 March 1900. */
const firstSound = 61
/** The day 0 of spreadsheets, in days from 1970: 1899-12-30, or 1904-01-01 in workbooks from old Macs. */
const origin = { 1900: -25_569, 1904: -24_107 }

/**
 * `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss` as the number that spreadsheets have for it; null for what is neither, and for
 * days before March 1900, of which no two spreadsheets think the same.
 */
export function serialOf(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/.test(text)) return null
  const ms = Date.parse(`${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00:00' : ''}Z`)
  const serial = ms / 1000 / daySeconds - origin[1900]
  return serial >= firstSound ? serial : null
}

/** Such a number as `YYYY-MM-DD`, with ` HH:mm:ss` behind unless it is midnight; below 1 the time alone. */
export function textOfSerial(serial: number, system: 1900 | 1904): string | null {
  // Spreadsheets know a 29 February 1900; the days before it are one off.
  const days = system === 1900 && serial >= 1 && serial < 60 ? serial + 1 : serial
  const time = new Date(Math.round((days + origin[system]) * daySeconds) * 1000)
  if (serial < 0 || Number.isNaN(time.getTime()) || time.getUTCFullYear() > 9999) return null
  const [day = '', clock = ''] = time.toISOString().slice(0, 19).split('T')
  if (serial < 1) return clock
  return clock === '00:00:00' ? day : `${day} ${clock}`
}
