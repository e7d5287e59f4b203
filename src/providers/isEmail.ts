/** Whether a user name is an e-mail address. */
export const isEmail = (username: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(username)
