// Free of schemas, so that pages may say it too.

export const pointsFrozenDays = 7;
