import type { QueryOf } from "@/gateway/contract/call";
import type { listGoods } from "@/gateway/contract/catalog/goods";
import type { Store } from "@/gateway/contract/delivery/store";
import { readCouponsOfMerchant } from "@/lib/cached/coupon";
import { readGoodsList } from "@/lib/cached/goods";
import {
	readCategoriesOfMerchant,
	readMerchant,
	readStreetPage,
} from "@/lib/cached/merchant";
import { readStore, readStoreCategories, readStores } from "@/lib/cached/store";
import { formatPriceBriefly } from "@/lib/money/money";
import { readListQuery } from "@/lib/routes/list-query";
import type { StreetQuery } from "@/lib/routes/page-queries";
import { type ListQuery, paths } from "@/lib/routes/paths";
import { whole } from "@/lib/routes/shelf-path";
import { readKin, readStreetParts } from "@/lib/routes/street-path";
import { wholeNumber } from "@/lib/routes/whole-number";
import { categoryNamed, treeLines } from "./catalogue";
import { bullets, heading, linkTo, paragraph, type Words } from "./markdown";
import { listTwin, shelf } from "./shelf";
import { hoursInWords, type Speech, titleOfPage } from "./speech";

// Who sells: merchants, their street, and the stores of the supermarket.

const bestShown = 12;

/** The pages of one merchant say parts of one text, each under its own address. */
export const merchantPages = {
	home: paths.merchant,
	category: paths.merchantCategories,
	qualification: paths.merchantQualification,
	storeCoupon: paths.merchantCoupons,
} as const;

export async function merchantTwin(
	speech: Speech,
	page: keyof typeof merchantPages,
	id: number,
) {
	const { t, locale } = speech;
	const merchant = await readMerchant(locale, id);
	if (!merchant) return undefined;
	const [categories, coupons, best] = await Promise.all([
		readCategoriesOfMerchant(locale, id),
		readCouponsOfMerchant(locale, id),
		readGoodsList(locale, { merId: id, sort: "sales", limit: bestShown }),
	]);
	const { rating, ratingCount, openingHours, notice } = merchant;
	const facts = [
		[t("merchant.about.type"), merchant.type.name],
		[t("merchant.about.classification"), merchant.category.name],
		[
			t("merchant.about.rating"),
			rating === null
				? t("merchant.about.noRating")
				: t("review.rating.spoken", { rating, count: ratingCount }),
		],
		[t("merchant.about.address"), merchant.address],
		[t("merchant.about.phone"), merchant.phone],
		...(openingHours
			? [[t("merchant.contact.hours"), hoursInWords(openingHours, speech)]]
			: []),
	];
	const offers = coupons.map(({ name, amount, minimumSpend }) => [
		`${name}: ${t("coupon.chip.over", {
			amount: formatPriceBriefly(amount),
			minimum: formatPriceBriefly(minimumSpend),
		})}`,
	]);
	const shelves = (cid: number) => paths.merchantShelf({ id, cid });
	return {
		title: merchant.name,
		path: merchantPages[page](id),
		parts: [
			paragraph(merchant.introduction),
			...(notice ? [paragraph(notice)] : []),
			...bullets(facts.map(([name, value]) => [`${name}: ${value}`])),
			...(offers.length > 0 ? [heading(t("coupon.merchant.short"))] : []),
			...bullets(offers),
			heading(t("merchant.home.categories")),
			...bullets(treeLines(categories, shelves, speech)),
			...shelf(best.list, speech, t("merchant.home.best")),
		],
	};
}

interface Seller {
	name: string;
	trees: Parameters<typeof categoryNamed>[0];
	query: QueryOf<typeof listGoods>;
	pathOf: (place: Pick<ListQuery, "cid" | "sort" | "page">) => string;
}

/** A page of what one of them sells: all of it, or of one category. */
function shelfTwin(
	speech: Speech,
	[asked, sort, number]: string[],
	{ name, trees, query, pathOf }: Seller,
) {
	const chosen = asked === whole ? undefined : asked;
	const place = readListQuery({ cid: chosen, sort, page: number });
	const category = place?.cid && categoryNamed(trees, place.cid);
	if (!place || (place.cid && !category)) return undefined;
	const { cid } = place;
	return listTwin(
		{
			...place,
			title: category ? `${category.name}｜${name}` : name,
			query: { ...query, cid },
			pathOf: (page) => pathOf({ cid, sort: place.sort, page }),
		},
		speech,
	);
}

export async function merchantShelfTwin(
	speech: Speech,
	id: number,
	...rest: string[]
) {
	const [merchant, trees] = await Promise.all([
		readMerchant(speech.locale, id),
		readCategoriesOfMerchant(speech.locale, id),
	]);
	return (
		merchant &&
		shelfTwin(speech, rest, {
			name: merchant.name,
			trees,
			query: { merId: id },
			pathOf: (place) => paths.merchantShelf({ id, ...place }),
		})
	);
}

export async function storeShelfTwin(
	speech: Speech,
	id: number,
	...rest: string[]
) {
	const [store, trees] = await Promise.all([
		readStore(speech.locale, id),
		readStoreCategories(speech.locale, id),
	]);
	return (
		store &&
		shelfTwin(speech, rest, {
			name: store.name,
			trees,
			query: { merId: store.merId, cartType: "SUPERMARKET" },
			pathOf: (place) => paths.storeShelf({ id, ...place }),
		})
	);
}

export async function streetTwin(speech: Speech, ...parts: string[]) {
	const [area = whole, cid = whole, kind = whole, sort = "range", page = "1"] =
		parts;
	const place = readStreetParts({ area, cid, kind, sort, page });
	const path = place && paths.street(place);
	const title = speech.t("merchant.street.title");
	return path ? merchantsTwin(speech, { place, path, title }) : undefined;
}

// messages: merchant.more.*
export async function moreMerchantsTwin(
	speech: Speech,
	...[like = "", number]: string[]
) {
	const [kin, page] = [readKin(like), wholeNumber(number)];
	if (!kin || !page) return undefined;
	const title =
		"merchantType" in kin
			? speech.t(`merchant.more.${kin.merchantType}`)
			: speech.t("merchant.street.title");
	const path = paths.moreMerchants(kin, page);
	return merchantsTwin(speech, { place: { ...kin, page }, path, title });
}

async function merchantsTwin(
	speech: Speech,
	{ place, path, title }: { place: StreetQuery; path: string; title: string },
) {
	const { locale } = speech;
	const { list, page, totalPage } = await readStreetPage(locale, place);
	if (page > Math.max(totalPage, 1)) return undefined;
	const lines = list.map(({ id, name, introduction }): Words[] => [
		linkTo(name, paths.merchant(id), locale),
		`: ${introduction}`,
	]);
	return {
		title: titleOfPage(title, page, speech),
		path,
		parts: bullets(lines),
	};
}

export async function storesTwin(speech: Speech) {
	const { t, locale } = speech;
	const stores = await readStores(locale);
	return {
		title: t("stores.index.title"),
		path: paths.stores(),
		parts: [
			paragraph(t("stores.index.description")),
			...stores.flatMap((store) => [
				{
					...heading(""),
					children: [linkTo(store.name, paths.store(store.id), locale)],
				},
				...storeFacts(store, speech),
			]),
		],
	};
}

export async function storeTwin(speech: Speech, id: number) {
	const { t, locale } = speech;
	const store = await readStore(locale, id);
	if (!store) return undefined;
	const categories = await readStoreCategories(locale, id);
	const shelves = (cid: number) => paths.storeShelf({ id, cid });
	return {
		title: store.name,
		path: paths.store(id),
		parts: [
			...storeFacts(store, speech),
			heading(t("stores.detail.categories")),
			...bullets(treeLines(categories, shelves, speech)),
		],
	};
}

function storeFacts(store: Store, speech: Speech) {
	const { t } = speech;
	const terms = t("goods.delivery.fee", {
		fee: formatPriceBriefly(store.fee),
		amount: formatPriceBriefly(store.freeFrom),
	});
	return bullets([
		[`${t("stores.detail.address")}: ${store.address}, ${store.district}`],
		[`${t("stores.detail.phone")}: ${store.phone}`],
		[
			`${t("stores.detail.hours")}: ${hoursInWords(store.openingHours, speech)}`,
		],
		[`${t("stores.detail.terms")}: ${terms}`],
	]);
}
