import { type LocaleCode, localize } from "../../../contract/locale";
import type {
	Review,
	ReviewableLine,
	ReviewSummary,
} from "../../../contract/sales/review";
import { ratedFromReviews, starsMax } from "../../../contract/stars";
import type { OptionValue } from "../../../db/schema/goods";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentChoice } from "../../catalog/goods/service";
import { maskNickname } from "../../identity/user/service";
import type { OwnLineRow } from "./own-repository";
import type { ReviewRow, ReviewTotals } from "./repository";

function presentAttribute(
	options: Record<string, OptionValue>,
	locale: LocaleCode,
): string | null {
	const values = Object.values(options).map((value) =>
		typeof value === "string" ? value : localize(value, locale),
	);
	return values.join(" · ") || null;
}

export function presentReview(row: ReviewRow, locale: LocaleCode): Review {
	const { reply, repliedAt } = row;
	return {
		id: row.id,
		nickname: maskNickname(row.nickname),
		stars: row.stars,
		qualityStars: row.qualityStars,
		serviceStars: row.serviceStars,
		text: row.text,
		locale: row.locale,
		images: row.images,
		attribute: presentAttribute(row.options, locale),
		createdAt: hongKongTime(row.createdAt),
		reply:
			reply !== null && repliedAt
				? { text: reply, createdAt: hongKongTime(repliedAt) }
				: null,
	};
}

/** Of an order that was received. */
export function presentReviewableLine(
	{ receivedAt, review, ...row }: OwnLineRow,
	locale: LocaleCode,
): ReviewableLine {
	if (!receivedAt) throw new Error(`Line ${row.lineId} was never received`);
	return {
		...row,
		name: localize(row.name, locale),
		options: presentChoice(row.options, locale),
		receivedAt: hongKongTime(receivedAt),
		review: review && presentReview(review, locale),
	};
}

export function presentReviewSummary(totals: ReviewTotals): ReviewSummary {
	const { all, good, medium, bad, picture } = totals;
	const isRated = all >= ratedFromReviews;
	return {
		rating: isRated ? totals.rating : null,
		qualityRating: isRated ? totals.qualityRating : null,
		serviceRating: isRated ? totals.serviceRating : null,
		goodPercent: all === 0 ? 0 : Math.round((100 * good) / all),
		counts: { all, good, medium, bad, picture },
		stars: totals.stars.map((count, at) => ({ stars: starsMax - at, count })),
	};
}
