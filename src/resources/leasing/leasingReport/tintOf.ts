import type { CSSProperties } from 'react'

/** The colour of a tone that is a step of a scale, such as `y2`. Every other tone has its colour in the style sheet. */
export function tintOf(tone: string): CSSProperties {
  const [, scale = '', step] = /^([a-z]+)(\d)$/.exec(tone) ?? []
  const tint = scales[scale]?.[Number(step)]
  return tint === undefined ? {} : ({ '--tint': tint } as CSSProperties)
}

const ofHue = (hue: number) => `color-mix(in oklab, var(--card) 76%, oklch(65% 0.16 ${hue}))`

const shareOf = (color: string) => (share: number) =>
  `color-mix(in oklab, var(--card), var(--${color}) ${share}%)`

const scales: Readonly<Record<string, readonly string[]>> = {
  y: [40, 75, 110, 160, 210, 260].map(ofHue),
  c: [0, 45, 90, 140, 190, 235, 280, 325].map(ofHue),
  level: [7, 18, 30, 44].map(shareOf('accent')),
  alarm: [shareOf('accent')(7), ...[14, 26, 40].map(shareOf('red'))],
  soon: [42, 26, 12].map(shareOf('amber')),
}
