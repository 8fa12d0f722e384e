import type { Input } from "../../contract/call";
import type { Point } from "../../contract/distance";
import type { Localized } from "../../contract/locale";
import { rankStores } from "../../contract/nearest-stores";
import type {
	getStore,
	ListedStore,
	listStores,
	Store,
} from "../../contract/store";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { fold } from "../search/fold";
import { presentStore } from "./presenter";
import { findStoreRow, listStoreRows, type StoreRow } from "./repository";

// The supermarket's stores in service. Opening hours say when people may come in; whether a store delivers to a
// point is decided by its radius alone, as orders are taken at night for the next day too.

export async function listStoresNearby(
	ctx: Ctx,
	input: Input<typeof listStores>["query"],
): Promise<ListedStore[]> {
	const rows = await listStoreRows(ctx.db);
	const asked = fold(input.keyword?.trim() ?? "");
	const found = rows.filter((row) => isAbout(row, asked));
	const point = pointOf(input);
	if (!point)
		return found.map((row) => ({
			...present(ctx, row),
			distance: null,
			delivers: null,
		}));
	return rankStores(found, point).map(
		({ store, distanceMetres, delivers }) => ({
			...present(ctx, store),
			distance: distanceMetres,
			delivers,
		}),
	);
}

export async function getStoreDetail(
	ctx: Ctx,
	{ id }: Input<typeof getStore>["params"],
): Promise<Store> {
	const row = await findStoreRow(ctx.db, id);
	if (!row) throw new GatewayError(404, "notFound");
	return present(ctx, row);
}

function present(ctx: Ctx, row: StoreRow): Store {
	return presentStore(row, ctx.locale, ctx.now());
}

function pointOf({ latitude, longitude }: Partial<Point>): Point | undefined {
	if (latitude === undefined || longitude === undefined) return undefined;
	return { latitude, longitude };
}

/** Its name, district or address says so, in any language. */
function isAbout(row: StoreRow, folded: string): boolean {
	const says = (text: Localized) =>
		Object.values(text).some((written) => fold(written).includes(folded));
	return [row.name, row.district, row.address].some(says);
}
