/** A cart holds no more than this of one sku. */
export const mostOfOneSku = 99;
