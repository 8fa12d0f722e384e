import { Client } from "pg";

const pieces = 1_000_000;

/** Goods of the mall that never run out: so many skus, of as many goods. */
export async function stockUp(
	databaseUrl: string,
	count: number,
): Promise<number[]> {
	const client = new Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { rows } = await client.query<{ id: number }>(
			`with chosen as (
				select id from goods where cart_type = 'E_COMMERCE' and sku_count = 1 and is_shown order by id limit $1
			), filled as (
				update sku set stock = $2 from chosen where goods_id = chosen.id returning sku.id, goods_id
			), followed as (
				update goods set stock = $2 from filled where goods.id = goods_id
			) select id from filled`,
			[count, pieces],
		);
		return rows.map(({ id }) => id);
	} finally {
		await client.end();
	}
}
