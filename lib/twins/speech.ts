import type { getTranslations } from "next-intl/server";
import type { GoodsCard } from "@/gateway/contract/catalog/goods";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { DayHours } from "@/gateway/contract/values";
import { groupOpeningHours } from "@/lib/format/opening-hours";
import { formatPrice } from "@/lib/money/money";
import { savingOf } from "@/lib/money/saving";

/** The language a twin speaks, and its words. */
export interface Speech {
	locale: LocaleCode;
	t: Awaited<ReturnType<typeof getTranslations<never>>>;
}

export function hoursInWords(week: DayHours[], { locale, t }: Speech): string {
	return groupOpeningHours(week, locale)
		.map(({ days, hours }) =>
			[
				days ?? t("stores.detail.everyDay"),
				hours ?? t("stores.detail.rest"),
			].join(" "),
		)
		.join("; ");
}

export const titleOfPage = (title: string, page: number, { t }: Speech) =>
	page > 1 ? `${title}｜${t("list.page", { page })}` : title;

type Priced = Pick<GoodsCard, "price" | "oldPrice" | "lowestBefore"> &
	Partial<Pick<GoodsCard, "hasPriceRange">>;

/** With the old price, and the lowest before the reduction, where something is saved. */
export function priceInWords(
	{ price, oldPrice, lowestBefore, hasPriceRange }: Priced,
	{ t }: Speech,
): string {
	const amount = formatPrice(price);
	const now = hasPriceRange ? t("goods.price.from", { price: amount }) : amount;
	if (!oldPrice || !savingOf(price, oldPrice)) return now;
	const before = [`${t("goods.price.old")} ${formatPrice(oldPrice)}`];
	if (lowestBefore)
		before.push(
			t("goods.price.lowestBefore", { amount: formatPrice(lowestBefore) }),
		);
	return `${now} (${before.join("; ")})`;
}
