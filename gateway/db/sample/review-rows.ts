import type { LocaleCode } from "../../contract/locale";
import type { ReviewGrade } from "../../contract/sales/review";
import type { review } from "../schema/review";
import { drawScores, type Scores } from "./draw-rating";
import type { GoodsRow, NamedGoods, SkuRow } from "./goods-rows";
import {
	createRandom,
	drawTimeAfter,
	pick,
	type Random,
	seedOf,
} from "./random";
import { createTextDrawer, gradeOf } from "./review-texts";
import type { ReviewSeed } from "./sample-schema";

export type ReviewRow = Omit<typeof review.$inferInsert, "id">;

const pictureShare = 1 / 8;
/** Sellers answer most who write, and those who are unhappy first. */
const replyShare: Record<ReviewGrade, number> = {
	good: 0.78,
	medium: 0.86,
	bad: 0.96,
};

const replyMsMax = 3 * 24 * 60 * 60 * 1_000;

/** The languages of the shop's customers, as often as they write. */
const writers: [LocaleCode, number][] = [
	["zh-CN", 0.78],
	["en", 0.92],
	["fr", 0.94],
	["th", 0.965],
	["lao", 0.98],
	["es", 1],
];

/** Answers the reviews of a goods: always the same for the same files. */
export function createReviewer(seed: ReviewSeed) {
	return (named: NamedGoods, goods: GoodsRow, skus: SkuRow[]): ReviewRow[] => {
		const random = createRandom(seedOf(`reviews of ${named.seed.key}`));
		const drawText = createTextDrawer(seed, named, random);
		const replies = createReplyDrawer(seed, named, random);
		return drawScores(random, goods.sales ?? 0).flatMap((scores) => {
			const locale = drawWriter(random);
			const text = drawText(locale, scores);
			if (text === undefined) return [];
			const createdAt = drawTimeAfter(random, goods.createdAt);
			return {
				goodsId: goods.id,
				nickname: pick(random, seed.nicknames[locale] ?? []),
				...scores,
				text,
				locale,
				images: drawPictures(random, named.images),
				options: pick(random, skus).options,
				createdAt,
				...replies({ locale, scores, createdAt }),
			};
		});
	};
}

function drawWriter(random: Random): LocaleCode {
	const drawn = random();
	const [locale] = writers.find(([, upTo]) => drawn < upTo) ?? ["zh-CN"];
	return locale as LocaleCode;
}

function drawPictures(random: Random, images: string[]): string[] {
	if (random() > pictureShare) return [];
	const from = Math.floor(random() * images.length);
	return images.slice(from, from + 1 + Math.floor(random() * 3));
}

interface Written {
	locale: LocaleCode;
	scores: Scores;
	createdAt: Date;
}

/** In the writer's language, and no two writers of a goods in the same words. */
function createReplyDrawer(
	seed: ReviewSeed,
	{ leaf }: NamedGoods,
	random: Random,
) {
	const said = new Set<string>();
	return ({ locale, scores, createdAt }: Written) => {
		const grade = gradeOf(Math.min(scores.qualityStars, scores.serviceStars));
		const texts = seed.replies[leaf.cartType][grade][locale] ?? [];
		const unsaid = texts.filter((text) => !said.has(text));
		if (random() > replyShare[grade] || unsaid.length === 0)
			return { reply: null, repliedAt: null };
		const reply = pick(random, unsaid);
		said.add(reply);
		const after = Math.floor(random() * replyMsMax);
		return { reply, repliedAt: new Date(createdAt.getTime() + after) };
	};
}
