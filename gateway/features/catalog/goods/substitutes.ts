import { localize } from "../../../contract/locale";
import type { SubstituteOffer } from "../../../contract/sales/order-admin";
import type { Ctx } from "../../../http/context";
import { presentChoice } from "./presenter";
import {
	listNearest,
	type OfferedSku,
	type Stood,
} from "./substitute-repository";

const substitutesMax = 12;

/** What could take the place of a sku: of the same merchant and category, the nearest price first. */
export async function offerSubstitutes(
	{ db, locale }: Pick<Ctx, "db" | "locale">,
	stood: Stood,
): Promise<SubstituteOffer[]> {
	const rows = await listNearest(db, stood, substitutesMax);
	return rows.map((row) => ({
		skuId: row.skuId,
		name: localize(row.name, locale),
		image: pictureOf(row),
		options: presentChoice(row.options, locale),
		price: row.price,
		stock: row.stock,
	}));
}

export const pictureOf = ({
	image,
	images,
}: Pick<OfferedSku, "image" | "images">): string => image ?? images[0] ?? "";
