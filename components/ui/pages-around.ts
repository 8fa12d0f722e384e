/** First, last, and two to either side of the current page, in order; what lies between is left out. */
export function pagesAround(page: number, totalPage: number): number[] {
	const near = [page - 2, page - 1, page, page + 1, page + 2];
	const inside = near.filter((number) => number > 1 && number < totalPage);
	return [1, ...inside, totalPage];
}
