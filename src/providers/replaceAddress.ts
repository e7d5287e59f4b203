/**
 * Replaces the address in the address bar, without leaving the page. Returns false if the browser refuses, as
 * some do if it happens too often. The page then keeps its address.
 */
export function replaceAddress(address: string): boolean {
  try {
    history.replaceState(null, '', address)
    return true
  } catch {
    return false
  }
}
