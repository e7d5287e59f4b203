import { formatArea, formatNumber, formatRatio } from '#src/kit/field/formatNumber.ts'

/** How a figure is written, by its unit. */
export const formats = {
  money: formatNumber,
  count: formatNumber,
  area: (value: unknown) => formatArea(value),
  ratio: formatRatio,
}
