import { attempt } from './storage.ts'

/**
 * Replaces the address in the address bar, without leaving the page. Returns false if the browser refuses, as
 * some do if it happens too often. The page then keeps its address.
 */
export const replaceAddress = (address: string): boolean =>
  attempt(() => history.replaceState(null, '', address) ?? true) ?? false
