/** The list of the brands of a category, trade or tag. */
export const brandsOf = (field: string, id: string): string =>
  `/brandDB/brand?${new URLSearchParams({ filter: JSON.stringify({ [field]: [id] }) })}`
