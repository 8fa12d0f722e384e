import type { Client } from "pg";
import type { Localized } from "@/gateway/contract/locale";
import type { Random } from "@/gateway/db/sample/random";
import type { OptionValue } from "@/gateway/db/schema/goods";

interface Piece {
	skuId: number;
	goodsId: number;
	merchantId: number;
	isFood: boolean;
	name: Localized;
	image: string;
	options: Record<string, OptionValue>;
	price: string;
	/** How often neighbours have bought it, beside others. */
	weight: number;
	/** Pieces that may be sold yet, so that no goods has sold more in three months than ever. */
	left: number;
}

export interface BasketLine {
	piece: Piece;
	quantity: number;
}

export interface Shelf {
	pieces: Piece[];
	storeNear: (home: { latitude: number; longitude: number }) => number;
}

interface SkuRow extends Omit<Piece, "weight" | "left"> {
	sales: number;
}

export async function listShelf(client: Client): Promise<Shelf> {
	const { rows } = await client.query<SkuRow>(
		`select distinct on (goods.id) sku.id as "skuId", goods.id as "goodsId", goods.merchant_id as "merchantId",
			goods.cart_type = 'SUPERMARKET' as "isFood", goods.name, goods.images[1] as image, sku.options, sku.price, goods.sales
		from goods join sku on sku.goods_id = goods.id
		where goods.is_shown order by goods.id, sku.id`,
	);
	const { rows: stores } = await client.query<{
		id: number;
		latitude: number;
		longitude: number;
	}>("select id, latitude, longitude from store order by id");
	return {
		pieces: rows.map(({ sales, ...sku }) => ({
			...sku,
			weight: Math.sqrt(sales),
			left: Math.floor(sales / 4),
		})),
		storeNear: ({ latitude, longitude }) => {
			const far = (store: { latitude: number; longitude: number }) =>
				(store.latitude - latitude) ** 2 + (store.longitude - longitude) ** 2;
			const [near] = stores.toSorted((one, other) => far(one) - far(other));
			return near?.id ?? 0;
		},
	};
}

const foodLinesMax = 6;
const mallLinesMax = 2;

/** What one household wants of the supermarket, or of one merchant of the mall. */
export function drawBasket(
	random: Random,
	{ pieces }: Shelf,
	isFood: boolean,
): BasketLine[] {
	const offered = pieces.filter(
		(piece) => piece.isFood === isFood && piece.left >= 4,
	);
	const first = drawByWeight(random, offered);
	if (!first) return [];
	const lines: BasketLine[] = [];
	const wanted =
		1 + Math.floor(random() * (isFood ? foodLinesMax : mallLinesMax));
	const near = offered.filter(
		(piece) => piece.merchantId === first.merchantId && piece !== first,
	);
	for (let piece: Piece | undefined = first; piece && lines.length < wanted; ) {
		const quantity = isFood ? 1 + Math.floor(random() ** 2 * 3) : 1;
		piece.left -= quantity;
		lines.push({ piece, quantity });
		near.splice(near.indexOf(piece), near.includes(piece) ? 1 : 0);
		piece = drawByWeight(random, near);
	}
	return lines;
}

function drawByWeight(random: Random, pieces: Piece[]): Piece | undefined {
	const total = pieces.reduce((sum, { weight }) => sum + weight, 0);
	let drawn = random() * total;
	return pieces.find(({ weight }) => {
		drawn -= weight;
		return drawn < 0;
	});
}
