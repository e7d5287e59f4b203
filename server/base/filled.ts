/** A text with its values put in: `%{plugin}`. A name without a value stays, or is left out if `missing` is empty. */
export const filled = (text: string, values: Readonly<Record<string, unknown>>, missing?: ''): string =>
  text.replaceAll(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? missing ?? whole))
