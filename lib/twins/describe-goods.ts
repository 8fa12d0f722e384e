import type { RootContent } from "mdast";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { optionNames } from "@/gateway/contract/catalog/goods-terms";
import type { GoodsQuestions } from "@/lib/cached/question";
import type { GoodsReviews } from "@/lib/cached/review";
import { knownFacts } from "@/lib/format/goods-facts";
import { formatPriceBriefly } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";
import { fileAddress } from "@/lib/seo/site-address";
import { deliveryHours, freightOf } from "@/lib/terms/delivery-terms";
import { refundTerms } from "@/lib/terms/refund-terms";
import {
	bullets,
	heading,
	introductionParts,
	linkTo,
	paragraph,
	type Twin,
	type Words,
} from "./markdown";
import { priceInWords, type Speech } from "./speech";

const reviewsShown = 3;

interface Said {
	reviews?: GoodsReviews;
	questions?: GoodsQuestions;
}

/** What its page says, in the page's order. */
export function describeGoods(
	goods: GoodsDetail,
	{ reviews, questions }: Said,
	speech: Speech,
): Twin {
	const { t } = speech;
	const [picture] = goods.gallery;
	return {
		title: goods.name,
		path: paths.goods(goods.id),
		parts: [
			...(picture ? [paragraph(pictureOf(picture, goods.name))] : []),
			...bullets(factLines(goods, speech)),
			...choiceParts(goods, speech),
			heading(t("goods.introduction.title")),
			...introductionParts(goods.introduction),
			...reviewParts(reviews, speech),
			...(questions?.list.length
				? [heading(t("question.title")), ...questionParts(questions, speech)]
				: []),
		],
	};
}

const pictureOf = (path: string, alt: string): Words => ({
	type: "image",
	url: fileAddress(path),
	alt,
});

const stockWord = (stock: number, { t }: Speech) =>
	stock > 0 ? t("goods.stock.plenty") : t("goods.stock.none");

function factLines(goods: GoodsDetail, speech: Speech): Words[][] {
	const { t, locale } = speech;
	const { merchant, categories, guarantees } = goods;
	const days = refundTerms.daysAfterReceipt;
	const places = categories.flatMap(({ id, name }, at) => [
		...(at > 0 ? [" > "] : []),
		linkTo(name, paths.goodsList({ cid: id }), locale),
	]);
	// messages: goods.guarantee.*
	const promised = guarantees.map((key) =>
		t(`goods.guarantee.${key}.name`, { days }),
	);
	return [
		[`${t("list.filter.price")}: ${priceInWords(goods, speech)}`],
		[stockWord(goods.stock, speech)],
		[
			`${t("goods.merchant.title")}: `,
			linkTo(merchant.name, paths.merchant(merchant.id), locale),
		],
		[`${t("list.filter.category")}: `, ...places],
		...knownFacts(goods, (key) => t(`goods.${key}`), locale).map(
			([name, value]) => [`${name}: ${value}`],
		),
		[`${t("goods.delivery.title")}: ${deliveryInWords(goods, speech)}`],
		...(promised.length > 0
			? [[`${t("goods.guarantee.title")}: ${promised.join(", ")}`]]
			: []),
	];
}

function deliveryInWords(goods: GoodsDetail, { t }: Speech): string {
	const { fee, freeFrom } = freightOf(goods);
	const amounts = {
		fee: formatPriceBriefly(fee),
		amount: formatPriceBriefly(freeFrom),
	};
	const { firstHour, lastHour, slotHours } = deliveryHours;
	return goods.cartType === "SUPERMARKET"
		? `${t("goods.delivery.slots", {
				from: `${firstHour}:00`,
				to: `${lastHour}:00`,
				hours: slotHours,
			})}; ${t("goods.delivery.fee", amounts)}`
		: `${t("goods.delivery.courier", { merchant: goods.merchant.name })}; ${t("goods.delivery.feeMerchant", amounts)}`;
}

/** Each sku by what is chosen with it, below the names of its options, where there is a choice. */
function choiceParts(goods: GoodsDetail, speech: Speech): RootContent[] {
	if (goods.skus.length < 2) return [];
	// messages: goods.option.*
	const names = goods.options.map(({ name }) => {
		const known = optionNames.find((option) => option === name);
		return known ? speech.t(`goods.option.${known}`) : name;
	});
	const lines = goods.skus.map((sku): Words[] => [
		linkTo(
			Object.values(sku.options).join(", "),
			paths.goods(goods.id, sku.id),
			speech.locale,
		),
		`: ${priceInWords(sku, speech)} · ${stockWord(sku.stock, speech)}`,
	]);
	return [heading(names.join(", ")), ...bullets(lines)];
}

function reviewParts(
	reviews: GoodsReviews | undefined,
	{ t }: Speech,
): RootContent[] {
	const rating = reviews?.summary.rating;
	if (!reviews || !rating) return [];
	const { summary, newest } = reviews;
	return [
		heading(t("review.title")),
		paragraph(t("review.rating.spoken", { rating, count: summary.counts.all })),
		...bullets(
			newest
				.slice(0, reviewsShown)
				.map(({ nickname, stars, text }) => [
					`${t("review.summary.stars", { count: stars })}, ${nickname}: ${text}`,
				]),
		),
	];
}

/** Each question, then what was answered to it. */
export function questionParts(
	{ list }: GoodsQuestions,
	{ t }: Speech,
): RootContent[] {
	return list.flatMap(({ text, answers }) => [
		heading(text, 3),
		...(answers.length > 0
			? bullets(
					answers.map(({ isSellers, nickname, text: said }) => [
						`${isSellers ? t("question.answer.seller") : nickname}: ${said}`,
					]),
				)
			: [paragraph(t("question.none"))]),
	]);
}
