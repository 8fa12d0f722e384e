/** What is undefined stays out, and so does the number of a first page. */
export function withQuery(
	path: string,
	{ page = 1, ...values }: Record<string, string | number | undefined>,
): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(values))
		if (value !== undefined) query.set(name, String(value));
	if (Number(page) > 1) query.set("page", String(page));
	return query.size > 0 ? `${path}?${query}` : path;
}
