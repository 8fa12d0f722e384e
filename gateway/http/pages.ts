interface Asked {
	page: number;
	limit: number;
}

export interface Slice {
	limit: number;
	offset: number;
}

/** The rows that a page of a list holds. */
export function sliceOf({ page, limit }: Asked): Slice {
	return { limit, offset: (page - 1) * limit };
}

/** A page of a list as it is answered: `pageOf` of the contract. */
export function presentPage<Item>(
	{ page, limit }: Asked,
	list: Item[],
	total: number,
) {
	return { list, total, page, limit, totalPage: Math.ceil(total / limit) };
}
