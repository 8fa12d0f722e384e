// Free of schemas, so that pages may say it too.

export const shopNameLengthMax = 80;
export const shopTextLengthMax = 1_000;
