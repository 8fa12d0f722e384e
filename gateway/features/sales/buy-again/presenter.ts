import { localize } from "../../../contract/locale";
import type { Aisle, BoughtBefore } from "../../../contract/sales/buy-again";
import type { Ctx } from "../../../http/context";
import { hongKongTime } from "../../../http/hong-kong-time";
import { mostOf, presentSkuOfLine, stateOf } from "../cart/service";
import type { BoughtRow } from "./repository";

type Reader = Pick<Ctx, "locale">;

/** Rows of an aisle stand beside each other. */
export function presentAisles(rows: BoughtRow[], reader: Reader): Aisle[] {
	const aisles: Aisle[] = [];
	for (const row of rows) {
		let aisle = aisles.at(-1);
		if (aisle?.id !== row.aisleId) {
			aisle = {
				id: row.aisleId,
				name: localize(row.aisleName, reader.locale),
				cartType: row.cartType,
				goods: [],
			};
			aisles.push(aisle);
		}
		aisle.goods.push(presentBought(row, reader));
	}
	return aisles;
}

function presentBought(row: BoughtRow, { locale }: Reader): BoughtBefore {
	const quantityMax = mostOf(row);
	const quantity = Math.max(Math.min(row.lastQuantity, quantityMax), 1);
	return {
		...presentSkuOfLine(row, locale),
		lastPrice: row.lastPrice,
		lastAt: hongKongTime(row.lastAt),
		times: row.times,
		quantity,
		quantityMax,
		state: stateOf({ ...row, quantity }),
	};
}
