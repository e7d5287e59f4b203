/** The properties of the browser's `navigator` that identify a phone or tablet. */
export interface Device {
  readonly userAgent: string
  readonly maxTouchPoints?: number
  /** Only some browsers have it. */
  readonly userAgentData?: { readonly mobile?: boolean }
}

/** Whether the device is a phone or tablet. An iPad claims to be a Mac, but no Mac has a touch screen. */
export function isMobileDevice({ userAgent, maxTouchPoints = 0, userAgentData }: Device): boolean {
  if (userAgentData?.mobile) return true
  if (/android|iphone|ipad|ipod|mobile|harmonyos|windows phone/i.test(userAgent)) return true
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1
}
