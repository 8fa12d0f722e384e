import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { address } from "../../../db/schema/address";

export async function findAddressPoint(
	db: Database,
	{ id, accountId }: { id: number; accountId: number },
) {
	const [row] = await db
		.select({ latitude: address.latitude, longitude: address.longitude })
		.from(address)
		.where(and(eq(address.id, id), eq(address.accountId, accountId)));
	return row;
}
