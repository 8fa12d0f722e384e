import type { OptionValue } from "../../../../db/schema/goods";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { merchantOf } from "../../../../http/staff";
import type { GoodsState } from "./state";

export type Faults = Record<string, string>;

/** A refusal that names each field with what is wrong with it. */
export function refuseFields(fields: Faults): GatewayError {
	return new GatewayError(400, "parameterInvalid", { data: { fields } });
}

/** The merchant of staff; operators name one. */
export function requireMerchant(ctx: Ctx, asked: number | undefined): number {
	const merchantId = merchantOf(ctx, asked);
	if (merchantId === undefined) throw refuseFields({ merId: "emptyMerchant" });
	return merchantId;
}

/** What a choice is known by, whatever the order of its options. */
export const choiceOf = (options: Record<string, OptionValue>): string =>
	JSON.stringify(
		Object.entries(options)
			.map(([name, value]) => [
				name,
				typeof value === "string" ? value : Object.entries(value).sort(),
			])
			.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
	);

/** Names of options, in one order. */
export const namesOf = ({
	options,
}: {
	options: Record<string, OptionValue>;
}): string => Object.keys(options).sort().join();

/** What no single field tells: skus that a shopper could not tell apart, codes that stand twice, nothing to show. */
export function faultsOf({ images, isShown, skus }: GoodsState): Faults {
	const faults: Faults = {};
	if (isShown && images.length === 0) faults.images = "emptyPictures";
	const [first] = skus;
	const choices = new Set<string>();
	const codes = new Set<string>();
	for (const [at, sku] of skus.entries()) {
		const choice = choiceOf(sku.options);
		if (first && namesOf(sku) !== namesOf(first))
			faults[`skus.${at}.options`] = "otherOptions";
		else if (choices.has(choice)) faults[`skus.${at}.options`] = "sameOptions";
		choices.add(choice);
		if (sku.code !== null && codes.has(sku.code))
			faults[`skus.${at}.code`] = "codeTaken";
		if (sku.code !== null) codes.add(sku.code);
		if (sku.stock < 0) faults[`skus.${at}.addStock`] = "fewerThanThat";
	}
	return faults;
}
