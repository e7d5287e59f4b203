/** Reads an area as users type it, with a comma or a point; 0 if it is not one. */
export const areaIn = (text: string): number => {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : 0
}
