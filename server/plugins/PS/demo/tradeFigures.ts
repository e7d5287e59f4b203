/**
 * The usual figures of a trade: sales a month and square metre in yuan, years of a lease, the average
 * receipt, what it sells.
 */
export interface TradeFigures {
  density: number
  years: number
  receipt: number
  /** The code of the sales category. */
  sells: string
}

// Trade: sales a month and square metre, years of a lease, average receipt, sales category.
const figures: Record<string, [number, number, number, string]> = {
  FB01: [1800, 5, 260, 'dine_in'],
  FB02: [1900, 5, 220, 'dine_in'],
  FB03: [2300, 4, 150, 'dine_in'],
  FB04: [2200, 5, 320, 'dine_in'],
  FB05: [3200, 3, 45, 'dine_in'],
  FB06: [3800, 3, 28, 'beverage'],
  FB07: [3400, 3, 36, 'goods'],
  FA01: [2400, 3, 520, 'goods'],
  FA02: [2200, 3, 560, 'goods'],
  FA03: [2600, 3, 430, 'goods'],
  FA04: [2900, 3, 610, 'goods'],
  FA05: [2300, 2, 980, 'goods'],
  FA06: [1700, 8, 210, 'goods'],
  BE01: [5200, 3, 480, 'goods'],
  BE02: [4800, 2, 420, 'goods'],
  BE03: [1500, 3, 190, 'services'],
  JW01: [8200, 3, 2600, 'goods'],
  JW02: [7400, 3, 3400, 'goods'],
  JW03: [3000, 3, 820, 'goods'],
  LH01: [1100, 4, 350, 'goods'],
  LH02: [6800, 3, 1900, 'goods'],
  LH03: [900, 6, 85, 'goods'],
  LH04: [1900, 12, 96, 'goods'],
  LH05: [2600, 2, 130, 'goods'],
  KF01: [2100, 3, 340, 'goods'],
  KF02: [2500, 3, 190, 'goods'],
  KF03: [900, 4, 1800, 'courses'],
  KF04: [620, 6, 150, 'tickets'],
  LE01: [420, 12, 92, 'tickets'],
  LE02: [480, 5, 640, 'services'],
  LE03: [380, 3, 110, 'tickets'],
  SV01: [700, 3, 160, 'services'],
}

/** The figures of a trade of the first level. */
export const tradeFigures = (trade: string): TradeFigures => {
  const [density, years, receipt, sells] = figures[trade] ?? []
  if (density === undefined || years === undefined || receipt === undefined || sells === undefined)
    throw new Error(`no figures for the trade ${trade}`)
  return { density, years, receipt, sells }
}

// Sales of a site relative to the usual, in its own currency.
const strengths: Record<string, number> = {
  GZ: 1.1,
  WHGG: 0.95,
  WHHK: 0.85,
  SH: 1.25,
  SY: 0.8,
  TJ: 0.85,
  Dpark: 1.5,
  'project-sea': 1.9,
  BJHACC: 1.05,
}

/** How well a site sells; 1 is usual. */
export const siteStrength = (code: string) => strengths[code] ?? 1
