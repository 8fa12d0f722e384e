import { inDatabase } from "./database";

/** Pages that are kept do not hear of it. */
export async function setStock(
	shopName: string,
	skuId: number,
	stock: number,
): Promise<void> {
	await inDatabase(shopName, "update sku set stock = $1 where id = $2", [
		stock,
		skuId,
	]);
}
