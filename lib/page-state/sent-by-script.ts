/**
 * Every form that a script sends says so by these. Whoever presses Enter before the script is there has the browser send
 * it, and by GET all that was typed, a password too, would stand in the address, in the history and in logs. So it is
 * posted to where nothing is read and nothing answered (`app/api/early`): the page stays as it is, with what was typed.
 */
export const sentByScript = { method: "post", action: "/api/early" } as const;
