// Free of schemas, so that pages may say it too.

export const roles = ["operator", "merchant", "none"] as const;
export type StaffRole = (typeof roles)[number];

export const roleNameLengthMax = 40;
