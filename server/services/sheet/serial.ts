const daySeconds = 86_400
/** 1 March 1900. */
const firstSound = 61
/** Day 0 of spreadsheets, in days from 1970: 1899-12-30, or 1904-01-01 in workbooks from old Macs. */
const origin = { 1900: -25_569, 1904: -24_107 }

/**
 * `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss` as the serial number of spreadsheets; null for anything else, and for
 * days before March 1900, on which spreadsheets disagree.
 */
export function serialOf(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/.test(text)) return null
  const ms = Date.parse(`${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00:00' : ''}Z`)
  const serial = ms / 1000 / daySeconds - origin[1900]
  return serial >= firstSound ? serial : null
}

/** A serial number as `YYYY-MM-DD`, followed by ` HH:mm:ss` unless it is midnight; below 1 only the time. */
export function textOfSerial(serial: number, system: 1900 | 1904): string | null {
  // Spreadsheets have a 29 February 1900; the days before it are off by one.
  const days = system === 1900 && serial >= 1 && serial < 60 ? serial + 1 : serial
  const time = new Date(Math.round((days + origin[system]) * daySeconds) * 1000)
  if (serial < 0 || Number.isNaN(time.getTime()) || time.getUTCFullYear() > 9999) return null
  const [day = '', clock = ''] = time.toISOString().slice(0, 19).split('T')
  if (serial < 1) return clock
  return clock === '00:00:00' ? day : `${day} ${clock}`
}
