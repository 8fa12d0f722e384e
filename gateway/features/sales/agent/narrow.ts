import type { Sku } from "../../../contract/catalog/goods";
import type { LocaleCode } from "../../../contract/locale";
import type { AgentFilters } from "../../../contract/sales/agent";
import type { Ctx } from "../../../http/context";
import { answerIn } from "../../../words/words";
import { listCategoryNames } from "../../catalog/category/service";
import { centsOf, currency, type Message } from "./protocol";

/** What a search, a look-up or a product is asked with beside itself. */
export interface Narrowing {
	context?: { currency?: string | undefined } | undefined;
	filters?: AgentFilters | undefined;
}

/** Bounds in another currency are not converted: they are left out, which is said. */
export function readPrice(
	{ context, filters }: Narrowing,
	locale: LocaleCode,
): { price?: AgentFilters["price"]; messages?: Message[] } {
	const { price } = filters ?? {};
	const named = context?.currency?.toUpperCase() ?? currency;
	if (!price || named === currency) return { price };
	const code = "price_filter_ignored";
	const content = answerIn(locale, "pricesInHongKong");
	return { messages: [{ type: "info", code, content }] };
}

export const isWithin =
	(price: AgentFilters["price"]) =>
	(sku: Sku): boolean => {
		const cents = centsOf(sku.price);
		const { min = 0, max = Number.POSITIVE_INFINITY } = price ?? {};
		return cents >= min && cents <= max;
	};

/** By the names that products bear, in any language of the shop; undefined where none are asked for. */
export async function readCategories(
	ctx: Ctx,
	{ filters }: Narrowing,
): Promise<number[] | undefined> {
	const wanted = filters?.categories;
	if (!wanted) return undefined;
	const names = new Set(wanted.map((name) => name.trim().toLowerCase()));
	const all = await listCategoryNames(ctx);
	return all.flatMap(({ id, name }) =>
		Object.values(name).some((own) => names.has(own.toLowerCase())) ? [id] : [],
	);
}
