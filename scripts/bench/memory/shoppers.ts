import { localeCodes } from "@/gateway/contract/locale";
import { createRandom, pick, type Random } from "@/gateway/db/sample/random";
import { addressOf } from "@/lib/i18n/locale-path";
import { listSorts, paths } from "@/lib/routes/paths";

/** One request of the mix, before headers that all share. */
export interface Question {
	kind: string;
	path: string;
	headers?: Record<string, string>;
	method?: "POST";
	body?: string;
	/** Asked with the session of a shopper. */
	isSignedIn?: boolean;
}

/** What there is to ask for. */
export interface Range {
	/** With the goods that each is of. */
	skus: { id: number; goodsId: number }[];
	categoryIds: number[];
	merchantIds: number[];
}

type Draw = (random: Random, range: Range) => Omit<Question, "kind">;

const things = [
	"milk",
	"rice",
	"tea",
	"phone",
	"lamp",
	"shoes",
	"soap",
	"coffee",
	"牛奶",
	"大米",
	"茶",
	"手機",
	"檯燈",
	"鞋",
	"蘋果",
	"咖啡",
];
const staticPages = [paths.categories(), paths.help(), paths.stores()];
const likewise = [
	{ rsc: "1" },
	{ rsc: "1", "next-router-prefetch": "1" },
	{
		rsc: "1",
		"next-router-prefetch": "1",
		"next-router-segment-prefetch": "/_tree",
	},
];

/** Nobody has asked for these words before. */
function freshWords(random: Random): string {
	return `${pick(random, things)} ${Math.floor(random() * 1e9).toString(36)}`;
}

const upTo = (random: Random, count: number) =>
	1 + Math.floor(random() * count);

const inSomeLanguage = (random: Random, path: string) => ({
	path: addressOf({ locale: pick(random, localeCodes), path }),
});

function goodsPath(random: Random, { skus }: Range): string {
	const { id, goodsId } = pick(random, skus);
	return paths.goods(goodsId, random() < 0.5 ? id : undefined);
}

function searchPath(random: Random): string {
	const title = random() < 0.7 ? freshWords(random) : pick(random, things);
	const filters =
		random() < 0.4 ? { minPrice: String(upTo(random, 400)) } : undefined;
	const page = random() < 0.3 ? upTo(random, 5) : 1;
	return paths.goodsList({
		title,
		filters,
		page,
		sort: pick(random, listSorts),
	});
}

function listPath(random: Random, { categoryIds }: Range): string {
	return paths.goodsList({
		cid: pick(random, categoryIds),
		sort: pick(random, listSorts),
		page: random() < 0.3 ? upTo(random, 3) : 1,
	});
}

function merchantPath(random: Random, { merchantIds }: Range): string {
	const id = pick(random, merchantIds);
	const page = pick(random, [
		paths.merchant,
		paths.merchantCategories,
		paths.merchantCoupons,
		(one: number) => paths.merchantShelf({ id: one }),
	]);
	return page(id);
}

function cartCall(random: Random, { skus }: Range): Omit<Question, "kind"> {
	if (random() < 0.6)
		return { path: "/api/front/pc/cart/count", isSignedIn: true };
	const line = { skuId: pick(random, skus).id, quantity: 1 };
	return {
		path: "/api/front/cart/save",
		method: "POST",
		body: JSON.stringify([line]),
		isSignedIn: true,
	};
}

const page =
	(draw: (random: Random, range: Range) => string): Draw =>
	(random, range) =>
		inSomeLanguage(random, draw(random, range));

/** Parts in a hundred of what is asked, about as shoppers and crawlers of a shop share it. */
const mix: [kind: string, parts: number, draw: Draw][] = [
	["home", 8, page(() => paths.home())],
	["mall", 4, page(() => paths.home("E_COMMERCE"))],
	["goods", 24, page(goodsPath)],
	["list", 10, page(listPath)],
	["search", 12, page(searchPath)],
	["merchant", 5, page(merchantPath)],
	["other page", 3, page((random) => pick(random, staticPages))],
	["unknown", 4, page((random) => `/${freshWords(random).slice(-6)}/nothing`)],
	[
		"part of a page",
		10,
		(random, range) => ({
			...inSomeLanguage(
				random,
				pick(random, [goodsPath, listPath, searchPath])(random, range),
			),
			headers: pick(random, likewise),
		}),
	],
	[
		"suggest",
		7,
		(random) => ({
			path: `/api/front/product/suggest?${new URLSearchParams({ q: freshWords(random) })}`,
		}),
	],
	[
		"search call",
		5,
		(random) => ({
			path: `/api/front/product/list?${new URLSearchParams({ keyword: freshWords(random) })}`,
		}),
	],
	["cart", 5, cartCall],
	[
		"share picture",
		2,
		(random, { skus }) => ({
			path: `/api/og/goods/${pick(random, skus).goodsId}`,
		}),
	],
	["sitemap", 1, () => ({ path: "/sitemap/pages.xml" })],
];
const partsInAll = mix.reduce((sum, [, parts]) => sum + parts, 0);

/** Questions without end, the same for the same seed. */
export function* askAnything(seed: number, range: Range): Generator<Question> {
	const random = createRandom(seed);
	for (;;) {
		let left = random() * partsInAll;
		const drawn = mix.find(([, parts]) => {
			left -= parts;
			return left < 0;
		});
		if (drawn) yield { kind: drawn[0], ...drawn[2](random, range) };
	}
}
