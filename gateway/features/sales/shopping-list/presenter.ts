import type {
	ShoppingList,
	ShoppingListLine,
} from "../../../contract/sales/shopping-list";
import type { Ctx } from "../../../http/context";
import { mostOf, presentSkuOfLine, stateOf } from "../cart/service";
import type { LineRow, ListRow } from "./repository";

type Reader = Pick<Ctx, "locale">;

export function presentList(
	row: ListRow,
	lines: LineRow[],
	reader: Reader,
): ShoppingList {
	return {
		id: row.id,
		name: row.name,
		rhythm: row.rhythm,
		nextOn: row.nextOn,
		isPaused: row.pausedAt !== null,
		remindedOn: row.remindedOn,
		lines: lines
			.filter(({ listId }) => listId === row.id)
			.map((line) => presentLine(line, reader)),
	};
}

function presentLine(row: LineRow, { locale }: Reader): ShoppingListLine {
	return {
		...presentSkuOfLine(row, locale),
		cartType: row.cartType,
		quantity: row.quantity,
		quantityMax: mostOf(row),
		lastPrice: row.lastPrice,
		state: stateOf(row),
	};
}
