/**
 * Puts another address of our own into the address bar, without leaving the page. False where the browser refuses:
 * some do when it is done too often. The page goes on all the same, at the address it has.
 */
export function replaceAddress(address: string): boolean {
  try {
    history.replaceState(null, '', address)
    return true
  } catch {
    return false
  }
}
