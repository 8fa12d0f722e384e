// Free of schemas, so that pages may say it too.

/** What needs somebody at once stands first. */
export const healthLevels = ["fail", "warn", "ok"] as const;
