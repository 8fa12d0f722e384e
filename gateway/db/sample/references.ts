import colourNames from "./colours.json";
import type { SampleFiles } from "./files";
import type { GoodsSeed } from "./sample-schema";

const colourKeys = new Set<unknown>(Object.keys(colourNames));

/** A line for every key that is used twice or names nothing. */
export function listReferenceFaults(files: SampleFiles): string[] {
	const tops = [...files.supermarketCategories, ...files.mallCategories];
	const leaves = tops.flatMap((top) => top.children);
	const topKeys = new Set(tops.map((top) => top.key));
	const leafKeys = new Set(leaves.map((leaf) => leaf.key));
	const merchantKeys = new Set(files.merchants.map((entry) => entry.key));
	return [
		...listDoubled("categories", keysOf([...tops, ...leaves])),
		...listDoubled("merchants.json", keysOf(files.merchants)),
		...listDoubled("stores.json", keysOf(files.stores)),
		...listDoubled("lockers.json", keysOf(files.lockers)),
		...files.stores
			.filter((entry) => !merchantKeys.has(entry.merchant))
			.map((entry) => `stores.json ${entry.key}: no ${entry.merchant}`),
		...files.merchants
			.filter((entry) => !topKeys.has(entry.classification))
			.map(
				(entry) => `merchants.json ${entry.key}: no ${entry.classification}`,
			),
		...files.merchants.flatMap((entry) =>
			entry.qualifications
				.filter((kind) => !files.qualifications[kind])
				.map((kind) => `merchants.json ${entry.key}: no ${kind}`),
		),
		...listPathFaults(files, new Set([...topKeys, ...leafKeys])),
		...files.home.sections
			.filter((section) =>
				section.rule === "category"
					? !topKeys.has(section.category ?? "")
					: section.category !== undefined,
			)
			.map((section) => `home.json ${section.title.en}: category does not fit`),
		...listActivityFaults(files),
		...listHelpFaults(files),
		...listGoodsFaults(files, leafKeys, merchantKeys),
		...listReviewFaults(files, leafKeys),
		...listGroupOfferFaults(files),
		...listQuestionFaults(files),
		...listCouponFaults(
			files,
			new Set([...topKeys, ...leafKeys]),
			merchantKeys,
		),
	];
}

function listActivityFaults({ activities, goods }: SampleFiles): string[] {
	const known = new Set(
		goods.flatMap(({ entries }) => entries.map((entry) => entry.key)),
	);
	return [
		...listDoubled("activities.json", keysOf(activities)),
		...activities.flatMap((entry) =>
			entry.goods
				.filter((key) => !known.has(key))
				.map((key) => `activities.json ${entry.key}: no goods ${key}`),
		),
	];
}

function listHelpFaults({ help, agreements, site }: SampleFiles): string[] {
	const { categories } = help;
	const articles = categories.flatMap((category) => category.articles);
	const { appLinks, aboutLinks } = site;
	const paths = [
		...Object.values(appLinks),
		...aboutLinks.flatMap(({ links }) => links.map(({ path }) => path)),
	];
	return [
		...listDoubled("help.json", [
			...categories.map((category) => category.key),
			...articles.map((article) => article.key),
		]),
		...listDoubled(
			"agreements.json",
			agreements.map(({ name }) => name),
		),
		...paths.flatMap((path) => {
			const key = path.match(/id=@([a-z0-9-]+)/)?.[1];
			return key && !articles.some((article) => article.key === key)
				? [`site.json: no article ${key}`]
				: [];
		}),
	];
}

function listQuestionFaults({ questions, goods }: SampleFiles): string[] {
	const known = new Set(
		goods.flatMap(({ entries }) => entries.map((entry) => entry.key)),
	);
	return questions.flatMap(({ goods: about, at, answers }) => [
		...(known.has(about) ? [] : [`questions.json: no goods ${about}`]),
		...(answers.filter(({ buyer }) => !buyer).length === 1
			? []
			: [`questions.json: ${about} is not answered once by its seller`]),
		...(answers.every((given) => given.at > at)
			? []
			: [`questions.json: ${about} is answered before it was asked`]),
	]);
}

function listGroupOfferFaults({
	groupOffers,
	goods,
	mallCategories,
}: SampleFiles): string[] {
	const leaves = mallCategories.flatMap(({ children }) => children);
	const isOfMall = new Set(leaves.map(({ key }) => key));
	const sold = new Map(
		goods
			.flatMap(({ entries }) => entries)
			.filter(({ category }) => isOfMall.has(category))
			.map(({ key, skus }) => [key, skus[0]?.price ?? "0.00"]),
	);
	return groupOffers
		.filter(
			(offer) => Number(offer.price) >= Number(sold.get(offer.goods) ?? 0),
		)
		.map((offer) => `group-offers.json: ${offer.goods} is not sold for more`);
}

function listCouponFaults(
	files: SampleFiles,
	categoryKeys: Set<string>,
	merchantKeys: Set<string>,
): string[] {
	const goods = files.goods.flatMap(({ entries }) => entries);
	const sellers = new Map(goods.map(({ key, merchant }) => [key, merchant]));
	return files.coupons.flatMap(({ name, merchant, category, ...coupon }) => {
		const isSold = (key: string) =>
			sellers.has(key) && (!merchant || sellers.get(key) === merchant);
		const faults = [
			...(merchant && !merchantKeys.has(merchant) ? [merchant] : []),
			...(category && !categoryKeys.has(category) ? [category] : []),
			...(coupon.goods ?? []).filter((key) => !isSold(key)),
		];
		return faults.map((fault) => `coupons.json ${name.en}: no ${fault}`);
	});
}

const keysOf = (entries: { key: string }[]) => entries.map(({ key }) => key);

function listDoubled(where: string, keys: string[]): string[] {
	return keys
		.filter((key, at) => keys.indexOf(key) !== at)
		.map((key) => `${where} ${key}: key twice`);
}

/** Goods of every leaf are spoken of by one kind of review. */
function listReviewFaults(files: SampleFiles, leafKeys: Set<string>): string[] {
	const spoken = files.reviews.kinds.flatMap(({ categories }) => categories);
	return [
		...listDoubled("reviews.json", spoken),
		...spoken
			.filter((key) => !leafKeys.has(key))
			.map((key) => `reviews.json: no category ${key}`),
		...[...leafKeys]
			.filter((key) => !spoken.includes(key))
			.map((key) => `reviews.json: no kind for ${key}`),
	];
}

function listPathFaults(files: SampleFiles, keys: Set<string>): string[] {
	return [
		...files.banners.map((entry) => [`banners.json ${entry.key}`, entry.path]),
		...files.home.sections.map((entry) => [
			`home.json ${entry.title.en}`,
			entry.path,
		]),
	].flatMap(([where, path]) => {
		const key = path?.match(/cid=@([a-z0-9-]+)/)?.[1];
		return key && !keys.has(key) ? [`${where}: no category ${key}`] : [];
	});
}

function listGoodsFaults(
	files: SampleFiles,
	leafKeys: Set<string>,
	merchantKeys: Set<string>,
): string[] {
	const seen = new Set<string>();
	return files.goods.flatMap(({ file, entries }) =>
		entries.flatMap((entry) => {
			const faults = listSkuFaults(entry);
			if (seen.has(entry.key)) faults.push("key twice");
			seen.add(entry.key);
			if (!leafKeys.has(entry.category))
				faults.push(`no category ${entry.category}`);
			if (!merchantKeys.has(entry.merchant))
				faults.push(`no merchant ${entry.merchant}`);
			return faults.map((fault) => `${file} ${entry.key}: ${fault}`);
		}),
	);
}

function listSkuFaults({ skus }: GoodsSeed): string[] {
	const names = Object.keys(skus[0]?.options ?? {}).join();
	const choices = skus.map((sku) => JSON.stringify(sku.options));
	return [
		...(skus.some((sku) => Object.keys(sku.options).join() !== names)
			? ["skus with different options"]
			: []),
		...(new Set(choices).size < choices.length
			? ["the same choice twice"]
			: []),
		...skus.flatMap(({ options: { colour } }) =>
			typeof colour === "string" && !colourKeys.has(colour)
				? [`no colour ${colour}`]
				: [],
		),
	];
}
