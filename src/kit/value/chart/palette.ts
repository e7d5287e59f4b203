import type { StatusColor } from '#contract/nounScreens.ts'

/** The colours of a chart in light or dark. */
export interface ChartColors {
  readonly ground: string
  readonly text: string
  /** For names, and around the highlighted figure. */
  readonly strong: string
  readonly tooltip: string
  readonly onTooltip: string
  readonly line: string
  /**
   * For series without a status. A test checks that they can be told apart with any kind of colour vision.
   */
  readonly series: readonly string[]
  /**
   * For series that represent a status, by its colour. Each has a contrast of at least 3:1 with the
   * background.
   */
  readonly status: Readonly<Record<StatusColor, string>>
}

/**
 * A canvas does not support CSS variables, so the colours of tokens.css are repeated here; a test compares
 * them.
 */
export const chartColors: Readonly<Record<'light' | 'dark', ChartColors>> = {
  light: {
    ground: '#ffffff',
    text: '#5b636b',
    strong: '#1b1f23',
    tooltip: '#1b1f23',
    onTooltip: '#ffffff',
    line: '#e5e5e0',
    series: ['#0f6b6b', '#cf811f', '#102c7d', '#838ece', '#680d2a', '#1da770', '#655b18'],
    status: { green: '#2e7d4f', blue: '#2b5c9e', amber: '#bd7d12', red: '#b3372f', grey: '#868e95' },
  },
  dark: {
    ground: '#181c20',
    text: '#a6aeb5',
    strong: '#e8eaec',
    tooltip: '#e8eaec',
    onTooltip: '#111417',
    line: '#2a3036',
    series: ['#4fb3ae', '#e0b28b', '#a6c9fe', '#8e52a5', '#b16509', '#cdda5e', '#606e42'],
    status: { green: '#7cc495', blue: '#5f94d8', amber: '#e0b25a', red: '#f0857c', grey: '#7d868e' },
  },
}

/** The colour of a series: that of its status, otherwise that of its index. */
export const colorOf = (
  { series, status }: ChartColors,
  place: number,
  tone: StatusColor | undefined,
): string => (tone === undefined ? (series[place % series.length] ?? status.grey) : status[tone])

/** Black or white, whichever is easier to read on a colour, with a contrast of at least 4.5:1. */
export function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff'
}
