/** The address of the list of brands with a category, classification or tag. */
export const brandsOf = (field: string, id: string): string =>
  `/brandDB/brand?${new URLSearchParams({ filter: JSON.stringify({ [field]: [id] }) })}`
